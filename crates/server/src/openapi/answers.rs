use std::collections::BTreeMap;

use serde_json::Value;
use utoipa::openapi::path::{Operation, PathItem};
use utoipa::openapi::schema::ArrayItems;
use utoipa::openapi::{Content, OpenApi, Ref, RefOr, Response, ResponseBuilder, Schema, SecurityRequirement};

/// Completes the responses of every route: adds those that any route can give, which are refusals by middleware and
/// unreadable requests, and describes each that its route does not describe.
pub(crate) fn add_answers(document: &mut OpenApi) {
    let schemas = document.components.as_ref().map(|all| all.schemas.clone()).unwrap_or_default();
    for (path, item) in &mut document.paths.paths {
        let is_api = path.starts_with("/api/");
        for (method, operation) in operations(item) {
            if is_api {
                add(operation, method != "get");
            }
            describe(path, operation, &schemas);
        }
    }
}

/// The operations of a path, with their methods.
pub(super) fn operations(item: &mut PathItem) -> impl Iterator<Item = (&'static str, &mut Operation)> {
    let all = [
        ("get", &mut item.get),
        ("post", &mut item.post),
        ("patch", &mut item.patch),
        ("put", &mut item.put),
        ("delete", &mut item.delete),
    ];
    all.into_iter().filter_map(|(method, operation)| Some((method, operation.as_mut()?)))
}

fn add(operation: &mut Operation, changes: bool) {
    let has_body = operation.request_body.is_some();
    let has_parameters = operation.parameters.as_ref().is_some_and(|all| !all.is_empty());
    for (status, is_possible) in [
        ("400", has_body || has_parameters),
        ("403", changes),
        ("413", has_body),
        ("415", has_body),
        ("429", true),
        ("503", true),
        ("504", true),
    ] {
        if is_possible {
            let content = Content::new(Some(Ref::from_schema_name("ErrorBody")));
            let answer = ResponseBuilder::new().content("application/json", content).build();
            operation.responses.responses.entry(status.to_owned()).or_insert(RefOr::T(answer));
        }
    }
}

fn describe(path: &str, operation: &mut Operation, schemas: &BTreeMap<String, RefOr<Schema>>) {
    let access = Access::of(operation);
    for (status, response) in &mut operation.responses.responses {
        let RefOr::T(response) = response else { continue };
        if response.description.is_empty() {
            response.description = match status.as_str() {
                "204" => "Done. The response has no body.".to_owned(),
                "400" => "The request cannot be read, or what it asks for is not possible.".to_owned(),
                "401" => "Nobody is signed in, or the session or token is no longer valid.".to_owned(),
                "403" => forbidden(path, &access),
                "404" => "It does not exist, or you may not see it.".to_owned(),
                "409" => {
                    "The request conflicts with the current state; read that before you try again.".to_owned()
                }
                "413" => "The body is too long.".to_owned(),
                "415" => "The body is of another type than JSON.".to_owned(),
                "429" => "Too many requests; `Retry-After` says for how many seconds to wait.".to_owned(),
                "503" => {
                    "The server, its database or its computers are too busy at the moment, or the server is \
                     stopping."
                        .to_owned()
                }
                "504" => "The answer took too long.".to_owned(),
                _ => success(response, schemas),
            };
        }
    }
}

/// Who may call an operation.
enum Access {
    /// Anyone, unless the handler decides otherwise.
    Open,
    /// A signed-in browser only.
    Browser,
    /// A token needs one of these scopes.
    Scopes(Vec<String>),
}

impl Access {
    fn of(operation: &Operation) -> Access {
        let Some(security) = &operation.security else { return Access::Open };
        let tokens: Vec<String> = security.iter().flat_map(scopes).collect();
        if tokens.is_empty() { Access::Browser } else { Access::Scopes(tokens) }
    }
}

/// The scopes that a requirement asks of a token. The library keeps them to itself, and only writes them.
fn scopes(requirement: &SecurityRequirement) -> Vec<String> {
    let written = serde_json::to_value(requirement).unwrap_or(Value::Null);
    let scopes = written["token"].as_array().into_iter().flatten();
    scopes.filter_map(|scope| scope.as_str().map(str::to_owned)).collect()
}

fn forbidden(path: &str, access: &Access) -> String {
    match access {
        Access::Open => "You may not do this, or the page that asks may not act here.".to_owned(),
        Access::Browser => "You may not do this. It takes a signed-in browser: tokens may not.".to_owned(),
        Access::Scopes(scopes) => {
            let scopes: Vec<String> = scopes.iter().map(|scope| format!("`{scope}`")).collect();
            let scopes = scopes.join(" or ");
            if path.starts_with("/api/v1/bot/game/") {
                format!(
                    "You may not do this, the token lacks the scope {scopes}, or the account is not a bot's yet: see \
                     `POST /api/v1/bot/account/upgrade`."
                )
            } else {
                format!("You may not do this, or the token lacks the scope {scopes}.")
            }
        }
    }
}

/// Describes a response by the type of its body.
fn success(response: &Response, schemas: &BTreeMap<String, RefOr<Schema>>) -> String {
    let schema = response.content.values().find_map(|content| content.schema.as_ref());
    match schema {
        Some(RefOr::Ref(reference)) => {
            let name = name(reference);
            match schemas.get(name).and_then(summary) {
                Some(summary) => summary,
                None => format!("A `{name}`."),
            }
        }
        Some(RefOr::T(Schema::Array(list))) => match &list.items {
            ArrayItems::RefOrSchema(items) => match &**items {
                RefOr::Ref(reference) => format!("A list of `{}`.", name(reference)),
                RefOr::T(_) => "A list.".to_owned(),
            },
            ArrayItems::False => "A list.".to_owned(),
        },
        _ => "The answer.".to_owned(),
    }
}

fn name(reference: &Ref) -> &str {
    let location = reference.ref_location.as_str();
    location.rsplit('/').next().unwrap_or(location)
}

/// The first paragraph of a type's description.
fn summary(schema: &RefOr<Schema>) -> Option<String> {
    let RefOr::T(schema) = schema else { return None };
    let description = match schema {
        Schema::Array(schema) => &schema.description,
        Schema::Object(schema) => &schema.description,
        Schema::OneOf(schema) => &schema.description,
        Schema::AllOf(schema) => &schema.description,
        Schema::AnyOf(schema) => &schema.description,
        _ => &None,
    };
    let paragraph = description.as_deref()?.split("\n\n").next()?.trim();
    (!paragraph.is_empty()).then(|| paragraph.to_owned())
}
