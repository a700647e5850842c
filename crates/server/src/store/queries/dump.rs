use async_trait::async_trait;
use futures_util::TryStreamExt;
use serde_json::{Map, Value};
use sqlx::Row;
use tokio::sync::mpsc::{Receiver, Sender};

use super::Store;
use crate::store::StoreError;
use crate::store::dump::{Column, DumpStore, SHAPES, Shape};

/// The statement that reads a whole table.
fn select(shape: &Shape) -> String {
    let names: Vec<_> = shape.columns.iter().map(|(name, _)| *name).collect();
    format!("SELECT {} FROM {}", names.join(", "), shape.name)
}

/// The statement that writes one row of a table.
fn insert(shape: &Shape) -> String {
    let names: Vec<_> = shape.columns.iter().map(|(name, _)| *name).collect();
    let places: Vec<_> = (1..=names.len()).map(|place| format!("${place}")).collect();
    format!("INSERT INTO {} ({}) VALUES ({})", shape.name, names.join(", "), places.join(", "))
}

/// A line of a dump.
enum Line {
    Row(&'static Shape, Map<String, Value>),
    End(u64),
}

fn read_line(line: &str) -> Result<Line, String> {
    let mut value: Map<String, Value> = serde_json::from_str(line).map_err(|error| error.to_string())?;
    if let Some(count) = value.get("end").and_then(Value::as_u64) {
        return Ok(Line::End(count));
    }
    let name = value.get("table").and_then(Value::as_str).ok_or("it names no table")?;
    let shape = SHAPES.iter().find(|shape| shape.name == name).ok_or(format!("unknown table {name:?}"))?;
    match value.remove("row") {
        Some(Value::Object(row)) => Ok(Line::Row(shape, row)),
        _ => Err("it has no row".to_owned()),
    }
}

#[async_trait]
impl DumpStore for Store {
    async fn dump(&self, lines: Sender<String>) -> Result<u64, StoreError> {
        let mut moment = self.read.begin_snapshot().await?;
        let mut count: u64 = 0;
        for shape in SHAPES {
            let sql = select(shape);
            let mut rows = sqlx::query(&sql).fetch(&mut *moment);
            while let Some(row) = rows.try_next().await? {
                let mut values = Map::new();
                for (name, column) in shape.columns {
                    let value = match column {
                        Column::Text => row.try_get::<Option<String>, _>(*name)?.map(Value::from),
                        Column::Whole => row.try_get::<Option<i64>, _>(*name)?.map(Value::from),
                        Column::Real => row.try_get::<Option<f64>, _>(*name)?.map(Value::from),
                        Column::Flag => row.try_get::<Option<bool>, _>(*name)?.map(Value::from),
                    };
                    values.insert((*name).to_owned(), value.unwrap_or_default());
                }
                let line = serde_json::json!({ "table": shape.name, "row": values }).to_string();
                // The reader has given up.
                if lines.send(line).await.is_err() {
                    return Ok(count);
                }
                count += 1;
            }
        }
        // The reader may have given up.
        let _ = lines.send(serde_json::json!({ "end": count }).to_string()).await;
        Ok(count)
    }

    async fn restore(&self, mut lines: Receiver<String>) -> Result<u64, StoreError> {
        let mut transaction = self.write.begin().await?;
        let (used,): (i64,) =
            sqlx::query_as("SELECT (SELECT COUNT(*) FROM people) + (SELECT COUNT(*) FROM tables)")
                .fetch_one(&mut *transaction)
                .await?;
        if used > 0 {
            return Err(StoreError::NotEmpty);
        }
        // A server that started once has left its secret here; the backup's secret replaces it.
        sqlx::query("DELETE FROM meta").execute(&mut *transaction).await?;
        let mut count: u64 = 0;
        while let Some(line) = lines.recv().await {
            let bad = |why: String| StoreError::BadDump { line: count as usize + 1, why };
            let (shape, row) = match read_line(&line).map_err(bad)? {
                Line::Row(shape, row) => (shape, row),
                Line::End(lines) if lines == count => {
                    self.write.commit(transaction).await?;
                    return Ok(count);
                }
                Line::End(lines) => return Err(bad(format!("expected the end after {lines} lines"))),
            };
            let sql = insert(shape);
            let mut query = sqlx::query(&sql);
            for (name, column) in shape.columns {
                let value = row.get(*name).filter(|value| !value.is_null());
                query = match column {
                    Column::Text => query.bind(value.and_then(Value::as_str)),
                    Column::Whole => query.bind(value.and_then(Value::as_i64)),
                    Column::Real => query.bind(value.and_then(Value::as_f64)),
                    Column::Flag => query.bind(value.and_then(Value::as_bool)),
                };
            }
            query.execute(&mut *transaction).await.map_err(|error| bad(error.to_string()))?;
            count += 1;
        }
        // A truncated backup is refused.
        Err(StoreError::BadDump { line: count as usize + 1, why: "the last line is missing".to_owned() })
    }
}
