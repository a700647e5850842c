use std::path::Path;

use sqlx::postgres::PgConnectOptions;

use super::StoreError;

/// Where a database is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DatabaseUrl<'a> {
    /// `sqlite:PATH`
    Sqlite(&'a Path),
    /// `postgres://USER:PASSWORD@HOST/NAME` or `postgresql://…`
    Postgres(&'a str),
}

impl DatabaseUrl<'_> {
    /// Reads the URL of a database, without opening it.
    pub fn parse(text: &str) -> Result<DatabaseUrl<'_>, StoreError> {
        match text.split_once(':') {
            Some(("sqlite", path)) => {
                let path = path.strip_prefix("//").unwrap_or(path);
                if path.is_empty() {
                    Err(StoreError::UnknownDatabase)
                } else {
                    Ok(DatabaseUrl::Sqlite(Path::new(path)))
                }
            }
            Some(("postgres" | "postgresql", _)) if text.parse::<PgConnectOptions>().is_ok() => {
                Ok(DatabaseUrl::Postgres(text))
            }
            _ => Err(StoreError::UnknownDatabase),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_scheme_names_the_database() {
        let sqlite = |path| DatabaseUrl::Sqlite(Path::new(path));
        let postgres = "postgres://holocourt@localhost/holocourt?host=/run/postgresql";
        for (text, expected) in [
            ("sqlite:data/holocourt.db", Some(sqlite("data/holocourt.db"))),
            ("sqlite:///var/lib/holocourt.db", Some(sqlite("/var/lib/holocourt.db"))),
            (postgres, Some(DatabaseUrl::Postgres(postgres))),
            ("postgresql://localhost/x", Some(DatabaseUrl::Postgres("postgresql://localhost/x"))),
            ("postgres://localhost:port/x", None),
            ("sqlite:", None),
            ("mysql://localhost/x", None),
            ("holocourt.db", None),
            ("", None),
        ] {
            assert_eq!(DatabaseUrl::parse(text).ok(), expected, "{text}");
        }
    }
}
