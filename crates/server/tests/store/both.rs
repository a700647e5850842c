/// Creates tests from functions that take a database: one each for SQLite, and a single one for PostgreSQL, because
/// starting a server is slow.
macro_rules! on_both_databases {
    ($($test:ident),* $(,)?) => {
        mod sqlite {
            $(
                #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
                async fn $test() {
                    let folder = tempfile::tempdir().unwrap();
                    let address = format!("sqlite:{}", folder.path().join("test.db").display());
                    let store = server::store::open(&address).await.unwrap();
                    super::$test(store.clone()).await;
                    store.close().await;
                }
            )*
        }

        #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
        async fn postgres() {
            let Some(cluster) = crate::common::postgres::Cluster::start().await else { return };
            $({
                let address = cluster.database(stringify!($test)).await;
                let store = server::store::open(&address).await.unwrap();
                eprintln!("on PostgreSQL: {}", stringify!($test));
                $test(store.clone()).await;
                store.close().await;
            })*
        }
    };
}

pub(crate) use on_both_databases;
