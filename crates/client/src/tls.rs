use std::sync::Arc;

use rustls::crypto::ring;
use rustls::{ClientConfig, ConfigBuilder, RootCertStore, WantsVerifier};
use rustls_platform_verifier::BuilderVerifierExt;

use crate::ClientError;

/// Trusts the certificates that this machine trusts.
pub(crate) fn trust_this_machine() -> Result<Arc<ClientConfig>, ClientError> {
    let failed = |error: rustls::Error| ClientError::Broken(error.to_string());
    let trusting = begin()?.with_platform_verifier().map_err(failed)?;
    Ok(Arc::new(trusting.with_no_client_auth()))
}

/// Trusts nothing, for clients that never use TLS.
pub(crate) fn trust_nobody() -> ClientConfig {
    trust(RootCertStore::empty())
}

/// Trusts these root certificates.
pub(crate) fn trust(roots: RootCertStore) -> ClientConfig {
    match begin() {
        Ok(builder) => builder.with_root_certificates(roots).with_no_client_auth(),
        Err(_) => unreachable!("the versions of TLS that are usual are known"),
    }
}

fn begin() -> Result<ConfigBuilder<ClientConfig, WantsVerifier>, ClientError> {
    ClientConfig::builder_with_provider(Arc::new(ring::default_provider()))
        .with_safe_default_protocol_versions()
        .map_err(|error| ClientError::Broken(error.to_string()))
}

#[cfg(test)]
mod tests {
    use rustls::pki_types::{PrivateKeyDer, PrivatePkcs8KeyDer};
    use tokio::io::{AsyncReadExt, AsyncWriteExt};
    use tokio::net::TcpListener;
    use tokio_rustls::TlsAcceptor;

    use super::*;
    use crate::client::address;
    use crate::{Client, Socket};

    /// Starts a TLS server with a self-signed certificate and a fixed response. Returns its address and certificate.
    async fn serve() -> (String, RootCertStore) {
        let signed = rcgen::generate_simple_self_signed(["localhost".to_owned()]).unwrap();
        let certificate = signed.cert.der().clone();
        let key = PrivateKeyDer::Pkcs8(PrivatePkcs8KeyDer::from(signed.signing_key.serialize_der()));
        let config = rustls::ServerConfig::builder_with_provider(Arc::new(ring::default_provider()))
            .with_safe_default_protocol_versions()
            .unwrap()
            .with_no_client_auth()
            .with_single_cert(vec![certificate.clone()], key)
            .unwrap();
        let acceptor = TlsAcceptor::from(Arc::new(config));
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let port = listener.local_addr().unwrap().port();
        tokio::spawn(async move {
            while let Ok((stream, _)) = listener.accept().await {
                // A client that doesn't trust the server aborts the handshake.
                let Ok(mut stream) = acceptor.accept(stream).await else { continue };
                let mut asked = [0; 4096];
                let _ = stream.read(&mut asked).await;
                let body = r#"{"id":"1","kind":"account","name":"Ada","isBot":false,"createdAt":1,"settings":{},"scopes":[]}"#;
                let head = format!("HTTP/1.1 200 OK\r\ncontent-length: {}\r\nconnection: close", body.len());
                let _ = stream.write_all(format!("{head}\r\n\r\n{body}").as_bytes()).await;
                let _ = stream.shutdown().await;
            }
        });
        let mut roots = RootCertStore::empty();
        roots.add(certificate).unwrap();
        (format!("https://localhost:{port}"), roots)
    }

    #[tokio::test]
    async fn a_server_with_a_trusted_certificate_is_accepted() {
        let (server, roots) = serve().await;
        let client = Client::talking(address(&server).unwrap(), Some(Arc::new(trust(roots)))).unwrap();
        assert_eq!(client.me().await.unwrap().person.name, "Ada");
    }

    #[tokio::test]
    async fn a_server_with_an_untrusted_certificate_is_refused() {
        let (server, _) = serve().await;
        let client = Client::talking(address(&server).unwrap(), Some(Arc::new(trust_nobody()))).unwrap();
        let refused = client.me().await.unwrap_err();
        assert!(matches!(refused, ClientError::Untrusted(_)), "{refused:?}");
        assert!(!refused.is_passing(), "trying again does not help");
        let refused = Socket::connect(&client).await.err().expect("nobody vouches for it");
        assert!(matches!(refused, ClientError::Untrusted(_)), "{refused:?}");
    }

    #[tokio::test]
    async fn self_signed_certificates_are_not_trusted() {
        let (server, _) = serve().await;
        // A machine without any root certificates fails earlier.
        let Ok(client) = Client::new(&server) else { return };
        let refused = client.me().await.unwrap_err();
        assert!(matches!(refused, ClientError::Untrusted(_)), "{refused:?}");
    }
}
