//! What the commands share that work on the data of a server.

use std::sync::Arc;

use server::config::{DataOptions, Settings};
use server::store::{self, Storage};
use tokio::runtime::Runtime;

use crate::failure::Failure;

/// What runs asynchronous code.
pub(crate) fn runtime() -> Result<Runtime, Failure> {
    Runtime::new().map_err(Failure::server)
}

/// Opens the database of a server, which may be running.
pub(crate) async fn open(data: DataOptions) -> Result<Arc<dyn Storage>, Failure> {
    let config = Settings::from(data).resolve().map_err(Failure::server)?;
    store::open_existing(&config.database).await.map_err(Failure::server)
}

/// Opens the database of a server that may never have been started, and makes it where it is not.
pub(crate) async fn open_or_make(data: DataOptions) -> Result<Arc<dyn Storage>, Failure> {
    let config = Settings::from(data).resolve().map_err(Failure::server)?;
    store::open(&config.database).await.map_err(Failure::server)
}
