use std::marker::PhantomData;
use std::time::Duration;

use reqwest::{Method, Response};
use serde::de::DeserializeOwned;

use crate::client::check;
use crate::{Client, ClientError};

/// A stream of lines, each a JSON object. Empty lines are keep-alives.
pub struct JsonLines<T> {
    response: Response,
    /// Bytes received but not returned yet.
    buffer: Vec<u8>,
    /// How much of the buffer is known to contain no newline.
    searched: usize,
    line: PhantomData<fn() -> T>,
}

impl<T: DeserializeOwned> JsonLines<T> {
    /// The timeout without any line, even an empty one.
    const SILENCE: Duration = Duration::from_secs(25);
    /// The maximum length of a line.
    const LONGEST: usize = 4 * 1024 * 1024;

    pub(crate) async fn open(client: &Client, path: &str) -> Result<JsonLines<T>, ClientError> {
        let answer =
            tokio::time::timeout(JsonLines::<T>::SILENCE, client.request(Method::GET, path).send()).await;
        let response = check(answer.map_err(|_| silent())??).await?;
        Ok(JsonLines { response, buffer: Vec::new(), searched: 0, line: PhantomData })
    }

    /// Returns the next line; `None` at the end of the stream.
    ///
    /// Cancel-safe: no data is lost if the future is dropped.
    pub async fn next(&mut self) -> Result<Option<T>, ClientError> {
        loop {
            while let Some(line) = self.take_line() {
                let text = line.trim_ascii();
                if !text.is_empty() {
                    return match serde_json::from_slice(text) {
                        Ok(line) => Ok(Some(line)),
                        Err(error) => Err(ClientError::Nonsense(error.to_string())),
                    };
                }
            }
            let chunk = tokio::time::timeout(JsonLines::<T>::SILENCE, self.response.chunk());
            match chunk.await.map_err(|_| silent())?? {
                Some(chunk) => self.buffer.extend_from_slice(&chunk),
                None => return Ok(None),
            }
            if self.buffer.len() > JsonLines::<T>::LONGEST {
                return Err(ClientError::Nonsense("a line is too long".to_owned()));
            }
        }
    }

    fn take_line(&mut self) -> Option<Vec<u8>> {
        let end = self.buffer[self.searched..].iter().position(|byte| *byte == b'\n');
        let Some(end) = end.map(|end| end + self.searched) else {
            self.searched = self.buffer.len();
            return None;
        };
        self.searched = 0;
        let rest = self.buffer.split_off(end + 1);
        Some(std::mem::replace(&mut self.buffer, rest))
    }
}

fn silent() -> ClientError {
    ClientError::Broken("nothing was heard for too long".to_owned())
}
