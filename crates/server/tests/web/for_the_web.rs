//! The part of the API description from which the web app's types are generated.

use std::collections::BTreeSet;
use std::fmt::Write;

use serde_json::{Map, Value, json};

/// Reduces the description to what the web app needs: requests, successful responses, and socket messages. Each path
/// and type is one line, so that diffs are readable.
pub(crate) fn description(mut document: Value) -> String {
    for item in document["paths"].as_object_mut().unwrap().values_mut() {
        for operation in item.as_object_mut().unwrap().values_mut() {
            let operation = operation.as_object_mut().unwrap();
            operation.retain(|name, _| ["parameters", "requestBody", "responses"].contains(&name.as_str()));
            operation["responses"].as_object_mut().unwrap().retain(|status, _| status.starts_with('2'));
        }
    }
    // A socket has no response that the app reads.
    document["paths"].as_object_mut().unwrap().retain(|_, item| {
        item.as_object().unwrap().values().any(|operation| operation["responses"] != json!({}))
    });
    let answers = answered(&document);
    let schemas = document["components"]["schemas"].as_object_mut().unwrap();
    for (_, schema) in schemas.iter_mut().filter(|(name, _)| answers.contains(*name)) {
        require_all(schema);
    }
    number_items(&mut document);
    let named = ["ToServer", "ToClient", "ErrorBody"]
        .map(|name| json!({ "$ref": format!("#/components/schemas/{name}") }));
    let used = reachable(&json!([document["paths"], named]), &document, BTreeSet::new());
    document["components"]["schemas"].as_object_mut().unwrap().retain(|name, _| used.contains(name));
    written(&document)
}

/// Returns the types that occur in responses and in messages from the server.
fn answered(document: &Value) -> BTreeSet<String> {
    let mut answers = vec![json!({ "$ref": "#/components/schemas/ToClient" })];
    for item in document["paths"].as_object().unwrap().values() {
        answers.extend(item.as_object().unwrap().values().map(|operation| operation["responses"].clone()));
    }
    reachable(&Value::Array(answers), document, BTreeSet::new())
}

/// Returns the types named in a part of the document, directly or indirectly.
fn reachable(part: &Value, document: &Value, mut found: BTreeSet<String>) -> BTreeSet<String> {
    match part {
        Value::Object(fields) => {
            let name = fields.get("$ref").and_then(Value::as_str);
            let name = name.and_then(|name| name.strip_prefix("#/components/schemas/"));
            if let Some(name) = name.filter(|name| found.insert((*name).to_owned())) {
                found = reachable(&document["components"]["schemas"][name], document, found);
            }
            fields.values().fold(found, |found, value| reachable(value, document, found))
        }
        Value::Array(items) => items.iter().fold(found, |found, item| reachable(item, document, found)),
        _ => found,
    }
}

/// The server writes every field, including those optional in requests, and `null` for none.
fn require_all(schema: &mut Value) {
    match schema {
        Value::Object(fields) => {
            if let Some(properties) = fields.get("properties").and_then(Value::as_object) {
                let names = properties.keys().cloned().map(Value::String).collect();
                fields.insert("required".to_owned(), Value::Array(names));
            }
            fields.values_mut().for_each(require_all);
        }
        Value::Array(items) => items.iter_mut().for_each(require_all),
        _ => {}
    }
}

/// Turns a list of fixed length into individually described items, which become a tuple in TypeScript.
fn number_items(schema: &mut Value) {
    match schema {
        Value::Object(fields) => {
            let length = fields.get("minItems").filter(|least| fields.get("maxItems") == Some(least));
            if let (Some(length), Some(item)) = (length.and_then(Value::as_u64), fields.get("items")) {
                let items = vec![item.clone(); length as usize];
                fields.retain(|name, _| !["items", "minItems", "maxItems"].contains(&name.as_str()));
                fields.insert("prefixItems".to_owned(), Value::Array(items));
            }
            fields.values_mut().for_each(number_items);
        }
        Value::Array(items) => items.iter_mut().for_each(number_items),
        _ => {}
    }
}

fn written(document: &Value) -> String {
    let lines = |items: &Value| {
        let items: &Map<String, Value> = items.as_object().unwrap();
        let lines: Vec<String> =
            items.iter().map(|(name, value)| format!("{}: {value}", Value::from(name.as_str()))).collect();
        lines.join(",\n")
    };
    let mut text = String::from("{\n\"openapi\": \"3.1.0\",\n");
    let info = json!({ "title": "Holocourt", "version": "1" });
    writeln!(text, "\"info\": {info},\n\"paths\": {{\n{}\n}},", lines(&document["paths"])).unwrap();
    let schemas = lines(&document["components"]["schemas"]);
    writeln!(text, "\"components\": {{ \"schemas\": {{\n{schemas}\n}} }}\n}}").unwrap();
    text
}
