//! Where the computer thinks: on threads of its own, beside the tables, which go on meanwhile.
//!
//! Whoever thinks for long waits for a free core first, so that many tables do not starve the rest of the server.

use std::sync::Arc;
use std::thread;

use tokio::sync::Semaphore;
use tokio::task::JoinError;

/// How long a thought takes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Effort {
    /// So short that nobody has to wait for a core.
    Short,
    Long,
}

/// The threads to think on.
pub struct Thinkers {
    cores: Arc<Semaphore>,
    first: Arc<dyn Fn() + Send + Sync>,
}

impl Default for Thinkers {
    fn default() -> Thinkers {
        Thinkers::beginning_with(|| {})
    }
}

impl Thinkers {
    /// Those whose every long thought begins with this, on the thread that thinks. It lets a test hold a thought back
    /// and see what goes on meanwhile.
    pub fn beginning_with(first: impl Fn() + Send + Sync + 'static) -> Thinkers {
        let cores = thread::available_parallelism().map_or(1, usize::from);
        Thinkers { cores: Arc::new(Semaphore::new(cores)), first: Arc::new(first) }
    }

    /// Thinks something out, however long it takes. An error is a panic of whoever thought.
    pub(crate) async fn think<T: Send + 'static>(
        &self,
        effort: Effort,
        thought: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, JoinError> {
        match effort {
            Effort::Short => tokio::task::spawn_blocking(thought).await,
            Effort::Long => {
                let core = Arc::clone(&self.cores).acquire_owned().await.expect("nobody closes it");
                let first = Arc::clone(&self.first);
                tokio::task::spawn_blocking(move || {
                    first();
                    let came = thought();
                    drop(core);
                    came
                })
                .await
            }
        }
    }
}
