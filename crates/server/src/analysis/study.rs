use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use explore::{Start, game, play};
use wire::{AnalyseRequest, Analysis};

use super::analyse::analyse;
use super::fair_play;
use super::quota::Quota;
use super::stored_reviews::StoredReviews;
use crate::clock::Clock;
use crate::engines::Engines;
use crate::error::ApiError;
use crate::id::{PersonId, TableId};
use crate::reason::Reason;
use crate::shutdown::Shutdown;
use crate::store::Storage;
use crate::tables::Tables;

/// Analysis and reviews. Cheap to clone.
#[derive(Clone)]
pub struct Study {
    pub(super) shared: Arc<Shared>,
}

pub(super) struct Shared {
    pub(super) store: Arc<dyn Storage>,
    pub(super) tables: Tables,
    pub(super) engines: Engines,
    pub(super) clock: Clock,
    pub(super) shutdown: Shutdown,
    quota: Quota,
    /// The reviews in progress. They are newer here than in the store.
    pub(super) at_work: Mutex<HashMap<TableId, Arc<Mutex<StoredReviews>>>>,
}

impl Study {
    const MOST_LINES: u8 = 10;
    const MOST_MS: u32 = 5_000;
    const USUAL_MS: u32 = 1_000;

    /// Creates the service.
    pub fn new(
        store: Arc<dyn Storage>,
        tables: Tables,
        engines: Engines,
        clock: Clock,
        shutdown: Shutdown,
    ) -> Study {
        let (quota, at_work) = (Quota::default(), Mutex::default());
        Study { shared: Arc::new(Shared { store, tables, engines, clock, shutdown, quota, at_work }) }
    }

    /// Analyses a position. Refuses those of rated games played by this person, or by someone at the same address, who
    /// may be the same person.
    pub async fn analyse(
        &self,
        person: &PersonId,
        neighbours: &[PersonId],
        address: IpAddr,
        request: &AnalyseRequest,
    ) -> Result<Analysis, ApiError> {
        let lines = request.lines.unwrap_or(1);
        if !(1..=Self::MOST_LINES).contains(&lines) {
            return Err(Reason::BadRange { field: "lines", least: 1, most: 10 }.into());
        }
        let time = request.time_ms.unwrap_or(Self::USUAL_MS);
        if !(1..=Self::MOST_MS).contains(&time) {
            return Err(Reason::BadRange { field: "timeMs", least: 1, most: 5000 }.into());
        }
        let time = Duration::from_millis(time.into());
        let game = game(&request.game)?;
        let start = Start { position: request.position.as_deref(), ..Start::default() };
        let history = play(game, start, &request.moves)?;
        let players = [std::slice::from_ref(person), neighbours].concat();
        let Shared { store, tables, .. } = &*self.shared;
        fair_play::check(&**store, tables, &players, &game.name(), &*history).await?;
        let taken = self.shared.quota.take(person, address, time)?;
        let work = move |stop: &search::Stop, share| {
            let began = Instant::now();
            let analysis = analyse(game, &*history, time.min(share), lines.into(), stop);
            (analysis, began.elapsed())
        };
        match self.shared.engines.run(person.as_str(), time, work).await {
            Ok((analysis, used)) => {
                taken.used(used);
                Ok(analysis)
            }
            Err(busy) => {
                taken.used(Duration::ZERO);
                Err(busy.into())
            }
        }
    }
}
