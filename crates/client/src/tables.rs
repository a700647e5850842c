use serde_json::json;
use wire::{At, Command, CommandDone, NewTable, TableCreated, TableSummary, TableView};

use crate::client::segment;
use crate::{Client, ClientError, RequestId};

impl Client {
    /// Creates a table.
    pub async fn create_table(&self, new: &NewTable) -> Result<TableCreated, ClientError> {
        self.post("/api/v1/tables", new).await
    }

    /// Accepts an invitation, and returns the table.
    pub async fn accept_invitation(&self, invitation: &str) -> Result<String, ClientError> {
        let path = format!("/api/v1/invitations/{}", segment(invitation));
        self.post::<At>(&path, &json!({})).await.map(|at| at.table)
    }

    /// Returns a table as this person may see it.
    pub async fn table(&self, table: &str) -> Result<TableView, ClientError> {
        self.get(&format!("/api/v1/tables/{}", segment(table))).await
    }

    /// Returns the person's tables, those waiting for their move first.
    pub async fn my_tables(&self) -> Result<Vec<TableSummary>, ClientError> {
        self.get("/api/v1/tables/mine?limit=100").await
    }

    /// Returns the public games in progress.
    pub async fn live_tables(&self) -> Result<Vec<TableSummary>, ClientError> {
        self.get("/api/v1/tables/live?limit=100").await
    }

    /// Returns the record of the last game at a table, as text.
    pub async fn record(&self, table: &str) -> Result<String, ClientError> {
        self.text(&format!("/api/v1/tables/{}/record", segment(table))).await
    }

    /// Sends a command to a table. Returns the number of the last event there.
    pub async fn command(
        &self,
        table: &str,
        command: &Command,
        request: &RequestId,
    ) -> Result<u64, ClientError> {
        let path = format!("/api/v1/tables/{}/commands?{}", segment(table), request.query());
        self.post::<CommandDone>(&path, command).await.map(|done| done.number)
    }
}
