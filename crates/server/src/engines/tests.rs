use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use search::Stop;

use super::queue::Queue;
use super::{EngineError, Engines};

/// What every job here seems to take.
const EFFORT: Duration = Duration::from_secs(10);

fn one() -> Engines {
    Engines::start(1)
}

/// A job that runs until it is stopped.
fn endless(stop: &Stop, _: Duration) {
    while !stop.is_stopped() {
        std::thread::sleep(Duration::from_millis(1));
    }
}

#[test]
fn owners_take_turns() {
    let mut queue = Queue::new();
    let now = Instant::now();
    for (owner, item) in [("a", 1), ("a", 2), ("a", 3), ("b", 4), ("c", 5), ("b", 6)] {
        queue.push(owner, EFFORT, now, item);
    }
    assert_eq!((queue.len(), queue.len_of("a"), queue.len_of("x")), (6, 3, 0));
    let order: Vec<_> = std::iter::from_fn(|| queue.pop()).collect();
    assert_eq!(order, [1, 4, 5, 2, 6, 3]);
    assert_eq!(queue.len(), 0);
}

#[test]
fn quick_jobs_go_first_but_only_for_a_while() {
    let mut queue = Queue::new();
    let start = Instant::now();
    let long = Duration::from_millis(500);
    let quick = Duration::from_millis(2);
    for item in 0..3 {
        queue.push(&format!("long {item}"), long, start, item);
    }
    queue.push("quick", quick, start + Duration::from_secs(1), 3);
    queue.push("late", quick, start + Duration::from_secs(60), 4);
    let order: Vec<_> = std::iter::from_fn(|| queue.pop()).collect();
    assert_eq!(order, [3, 0, 1, 2, 4]);
}

#[tokio::test]
async fn a_longer_queue_leaves_each_job_less_time() {
    let engines = one();
    assert_eq!(engines.run("a", EFFORT, |_, share| share).await, Ok(Duration::MAX));
    let (open, gate) = std::sync::mpsc::channel::<()>();
    let blocker = tokio::spawn({
        let engines = engines.clone();
        async move { engines.run("blocker", EFFORT, move |_, _| gate.recv().is_err()).await }
    });
    while engines.running() == 0 {
        tokio::time::sleep(Duration::from_millis(1)).await;
    }
    let mut tasks = tokio::task::JoinSet::new();
    for number in 0..=Engines::CROWD + 1 {
        let engines = engines.clone();
        tasks.spawn(async move { engines.run(&number.to_string(), EFFORT, |_, share| share).await.unwrap() });
    }
    while engines.crowd().is_none() {
        tokio::time::sleep(Duration::from_millis(1)).await;
    }
    drop(open);
    blocker.await.unwrap().unwrap();
    let mut shares = tasks.join_all().await;
    shares.sort();
    assert_eq!(engines.crowd(), None);
    assert!(shares[0] < Duration::from_millis(21), "{shares:?}");
    assert!(shares.ends_with(&[Duration::from_secs(2), Duration::MAX]));
}

#[tokio::test]
async fn jobs_return_results() {
    let engines = one();
    assert_eq!(engines.run("a", EFFORT, |_, _| 7).await, Ok(7));
    assert_eq!(engines.threads(), 1);
}

#[tokio::test]
async fn a_panic_ends_only_its_own_job() {
    let engines = one();
    assert_eq!(
        engines.run("a", EFFORT, |_, _| -> u8 { panic!("as it should") }).await,
        Err(EngineError::Stopped)
    );
    assert_eq!(engines.run("a", EFFORT, |_, _| 8).await, Ok(8));
}

#[tokio::test]
async fn dropping_a_job_frees_the_thread() {
    let engines = one();
    let waited = tokio::time::timeout(Duration::from_millis(20), engines.run("a", EFFORT, endless)).await;
    assert!(waited.is_err());
    assert_eq!(engines.run("b", EFFORT, |_, _| 9).await, Ok(9));
}

#[tokio::test]
async fn many_jobs_of_one_owner_delay_nobody_else() {
    let engines = one();
    let order = Arc::new(Mutex::new(Vec::new()));
    let (open, gate) = std::sync::mpsc::channel::<()>();
    let blocker = tokio::spawn({
        let engines = engines.clone();
        async move { engines.run("blocker", EFFORT, move |_, _| gate.recv().is_err()).await }
    });
    while engines.running() == 0 {
        tokio::time::sleep(Duration::from_millis(1)).await;
    }
    let mut tasks = Vec::new();
    for (before, owner) in ["greedy", "greedy", "greedy", "modest"].into_iter().enumerate() {
        let (handle, order) = (engines.clone(), order.clone());
        let engines = handle.clone();
        tasks.push(tokio::spawn(async move {
            engines.run(owner, EFFORT, move |_, _| order.lock().unwrap().push(owner)).await
        }));
        while handle.waiting() <= before {
            tokio::time::sleep(Duration::from_millis(1)).await;
        }
    }
    drop(open);
    for task in tasks {
        task.await.unwrap().unwrap();
    }
    blocker.await.unwrap().unwrap();
    assert_eq!(*order.lock().unwrap(), ["greedy", "modest", "greedy", "greedy"]);
}

#[tokio::test]
async fn too_many_jobs_are_refused() {
    let engines = one();
    let ask = || {
        let engines = engines.clone();
        tokio::spawn(async move { engines.run("a", EFFORT, endless).await })
    };
    let mut tasks = vec![ask()];
    while engines.running() == 0 {
        tokio::time::sleep(Duration::from_millis(1)).await;
    }
    tasks.extend((0..Engines::MOST_FOR_ONE).map(|_| ask()));
    while engines.waiting() < Engines::MOST_FOR_ONE {
        tokio::time::sleep(Duration::from_millis(1)).await;
    }
    assert_eq!(
        engines.run("a", EFFORT, |_, _| ()).await,
        Err(EngineError::Busy { waiting: Engines::MOST_FOR_ONE })
    );
    engines.close();
    for task in tasks {
        // The running job is stopped; the queued ones never start.
        let _ = task.await.unwrap();
    }
    assert_eq!(engines.run("a", EFFORT, |_, _| ()).await, Err(EngineError::Stopped));
}
