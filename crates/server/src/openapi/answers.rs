use utoipa::openapi::path::Operation;
use utoipa::openapi::{Content, OpenApi, Ref, RefOr, ResponseBuilder};

/// Adds the responses that every route can give: refusals by middleware, and unreadable requests.
pub(crate) fn add_answers(document: &mut OpenApi) {
    for (path, item) in &mut document.paths.paths {
        if !path.starts_with("/api/") {
            continue;
        }
        let operations = [
            (false, &mut item.get),
            (true, &mut item.post),
            (true, &mut item.patch),
            (true, &mut item.put),
            (true, &mut item.delete),
        ];
        for (changes, operation) in operations {
            if let Some(operation) = operation {
                add(operation, changes);
            }
        }
    }
}

fn add(operation: &mut Operation, changes: bool) {
    let has_body = operation.request_body.is_some();
    let has_parameters = operation.parameters.as_ref().is_some_and(|all| !all.is_empty());
    for (status, is_possible, why) in [
        ("400", has_body || has_parameters, "The request cannot be read, or makes no sense."),
        ("403", changes, "The page that asks may not act here."),
        ("413", has_body, "The body is too long."),
        ("415", has_body, "The body is of another type than JSON."),
        ("429", true, "Too many requests; `Retry-After` says for how many seconds to wait."),
        ("503", true, "The server, its database or its computers are too busy at the moment, or stopping."),
        ("504", true, "The answer took too long."),
    ] {
        if is_possible {
            let error = Ref::from_schema_name("ErrorBody");
            let content = Content::new(Some(error));
            let answer = ResponseBuilder::new().description(why).content("application/json", content).build();
            operation.responses.responses.entry(status.to_owned()).or_insert(RefOr::T(answer));
        }
    }
}
