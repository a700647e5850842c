//! Shared by the commands that work on a server's data.

use std::sync::Arc;

use server::config::{DataOptions, Settings};
use server::store::{self, Storage};
use tokio::runtime::Runtime;

use crate::failure::Failure;

/// Creates the async runtime.
pub(crate) fn runtime() -> Result<Runtime, Failure> {
    Runtime::new().map_err(Failure::server)
}

/// Opens the database of a server, which may be running.
pub(crate) async fn open(data: DataOptions) -> Result<Arc<dyn Storage>, Failure> {
    let config = Settings::from(data).resolve().map_err(Failure::server)?;
    store::open_existing(&config.database).await.map_err(Failure::server)
}

/// Opens the database of a server, or creates it.
pub(crate) async fn open_or_make(data: DataOptions) -> Result<Arc<dyn Storage>, Failure> {
    let config = Settings::from(data).resolve().map_err(Failure::server)?;
    store::open(&config.database).await.map_err(Failure::server)
}
