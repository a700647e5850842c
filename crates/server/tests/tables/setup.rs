use serde_json::json;

use crate::common::server::TestServer;
use crate::page::Visitor;

#[tokio::test(flavor = "multi_thread")]
async fn nobody_receives_a_sealed_setup_early() {
    let server = TestServer::start().await;
    let [host, friend, watcher] =
        [Visitor::guest(&server).await, Visitor::guest(&server).await, Visitor::guest(&server).await];
    let terms = json!({ "game": "holochess", "public": true });
    let (table, invitations) = host.table(terms, "first", json!({ "kind": "link" })).await;
    let link = invitations[1].as_ref().unwrap();
    friend.browser.post(&format!("/api/v1/invitations/{link}"), json!({})).await.expect(200);
    let mut chooser = host.page(&server).await;
    chooser.watch(&table).await;
    // Not the standard setup, so that it cannot be guessed from other data.
    let setups = chooser.state()["setups"].as_array().unwrap().clone();
    let setup = setups[17].as_str().unwrap().to_owned();
    let mut others = [friend.page(&server).await, watcher.page(&server).await];
    for page in &mut others {
        page.watch(&table).await;
    }
    chooser.succeed(json!({ "kind": "setup", "setup": setup })).await;
    assert_eq!(chooser.state()["ownSetup"], setup.as_str());
    for page in &mut others {
        page.until(|state| state["seats"][0]["ready"] == true).await;
        // The text may occur only in the seat's own list of setups.
        let mut state = page.state().clone();
        state["setups"] = json!([]);
        assert!(!state.to_string().contains(&setup), "{state}");
        assert!(!page.view["steps"].to_string().contains(&setup));
        // Subscribing again, from the start or from long ago, reveals no more.
        page.send(json!({ "type": "watch", "table": table, "since": 1 })).await;
        let mut again = page.receive("update").await;
        again["update"]["state"]["setups"] = json!([]);
        assert!(!again.to_string().contains(&setup), "{again}");
    }
    let seen = watcher.browser.get(&format!("/api/v1/tables/{table}")).await;
    assert!(!seen.text.contains(&setup));
    // Reconnects in the middle of setup, for the player who has chosen and for the one who has not.
    let mut back = host.page(&server).await;
    back.watch(&table).await;
    assert_eq!(back.state()["ownSetup"], setup.as_str());
    let own = others[0].state()["setups"][3].clone();
    others[0].succeed(json!({ "kind": "setup", "setup": own })).await;
    others[1].until(|state| state["phase"] == "playing").await;
    assert_eq!(others[1].state()["shownSetups"], json!([setup, own]));
    assert!(others[1].state()["dice"]["commitment"].is_string());
    assert!(others[1].state()["dice"]["secret"].is_null());
    server.stop().await;
}
