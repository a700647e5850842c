use std::fmt::Write;

use serde_json::{Map, Value};

/// Renders an OpenAPI document as a page without scripts.
pub(super) fn draw(document: &Value) -> String {
    let mut page = String::new();
    // Writing to a string cannot fail.
    let _ = write_page(&mut page, document);
    page
}

fn write_page(page: &mut String, document: &Value) -> std::fmt::Result {
    let info = &document["info"];
    let title = escape(text(&info["title"]));
    write!(
        page,
        "<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n<title>{title}: the API</title>\n\
         <link rel=\"stylesheet\" href=\"/api/style.css\">\n</head>\n<body>\n<h1>{title}: the API</h1>\n<p>{}</p>\n\
         <p>The same for programs: <a href=\"/api/v1/openapi.json\">openapi.json</a>.</p>\n",
        prose(text(&info["description"])),
    )?;
    for (name, scheme) in document["components"]["securitySchemes"].as_object().into_iter().flatten() {
        let mut lines = text(&scheme["description"]).split("\n- ");
        writeln!(page, "<p><code>{}</code>: {}</p>", escape(name), prose(lines.next().unwrap_or_default()))?;
        let items: String = lines.map(|line| format!("<li>{}</li>\n", prose(line))).collect();
        if !items.is_empty() {
            writeln!(page, "<ul>\n{items}</ul>")?;
        }
    }
    let nothing = Map::new();
    let paths = document["paths"].as_object().unwrap_or(&nothing);
    let schemas = document["components"]["schemas"].as_object().unwrap_or(&nothing);
    write!(page, "<nav aria-label=\"Routes\">\n<ul>\n")?;
    for (path, method, operation) in operations(paths) {
        let (id, path) = (anchor(path, method), escape(path));
        let method = method.to_uppercase();
        let what = escape(text(&operation["summary"]));
        writeln!(page, "<li><a href=\"#{id}\"><code>{method} {path}</code></a> {what}</li>")?;
    }
    write!(page, "</ul>\n</nav>\n<main>\n")?;
    for tag in document["tags"].as_array().into_iter().flatten() {
        let name = text(&tag["name"]);
        let of_tag = |operation: &Value| operation["tags"][0].as_str() == Some(name);
        let mut routes = operations(paths).filter(|(_, _, operation)| of_tag(operation)).peekable();
        if routes.peek().is_none() {
            continue;
        }
        writeln!(page, "<h2>{}</h2>\n<p>{}</p>", escape(name), prose(text(&tag["description"])))?;
        for (path, method, operation) in routes {
            write_route(page, path, method, operation)?;
        }
    }
    writeln!(page, "<h2>Types</h2>")?;
    for (name, schema) in schemas {
        write_schema(page, name, schema)?;
    }
    write!(page, "</main>\n</body>\n</html>\n")
}

fn operations(paths: &Map<String, Value>) -> impl Iterator<Item = (&str, &str, &Value)> {
    const METHODS: [&str; 5] = ["get", "post", "put", "patch", "delete"];
    paths.iter().flat_map(|(path, item)| {
        METHODS.into_iter().filter_map(move |method| Some((path.as_str(), method, item.get(method)?)))
    })
}

fn write_route(page: &mut String, path: &str, method: &str, operation: &Value) -> std::fmt::Result {
    let id = anchor(path, method);
    write!(
        page,
        "<section class=\"route\" id=\"{id}\" aria-labelledby=\"{id}-name\">\n<h3 id=\"{id}-name\">\
         <span class=\"method\">{}</span> <span class=\"path\">{}</span></h3>\n<p>{}.</p>\n",
        method.to_uppercase(),
        escape(path),
        escape(text(&operation["summary"])),
    )?;
    if let Some(description) = operation["description"].as_str() {
        for paragraph in description.split("\n\n") {
            writeln!(page, "<p>{}</p>", prose(paragraph))?;
        }
    }
    if let Some(access) = access(operation) {
        writeln!(page, "<p>{access}</p>")?;
    }
    for (field, what) in [("send", "You send"), ("receive", "You receive")] {
        let message = &operation["x-websocket"][field];
        if !message.is_null() {
            writeln!(page, "<p>{what}: {}</p>", kind(message))?;
        }
    }
    let parameters = operation["parameters"].as_array().map_or(&[][..], Vec::as_slice);
    if !parameters.is_empty() {
        writeln!(page, "<table>\n<caption>Parameters</caption>")?;
        for parameter in parameters {
            let name = escape(text(&parameter["name"]));
            let kind = kind(&parameter["schema"]);
            let what = prose(text(&parameter["description"]));
            writeln!(
                page,
                "<tr><th scope=\"row\"><code>{name}</code></th><td>{kind}</td><td>{what}</td></tr>"
            )?;
        }
        writeln!(page, "</table>")?;
    }
    if let Some((form, body)) = content(&operation["requestBody"]) {
        writeln!(page, "<p>Body: {} <code>{}</code></p>", kind(&body["schema"]), escape(form))?;
    }
    writeln!(page, "<table>\n<caption>Answers</caption>")?;
    for (status, response) in operation["responses"].as_object().into_iter().flatten() {
        let body = content(response).map(|(_, body)| kind(&body["schema"])).unwrap_or_default();
        let what = prose(text(&response["description"]));
        writeln!(page, "<tr><th scope=\"row\">{}</th><td>{body}</td><td>{what}</td></tr>", escape(status))?;
    }
    writeln!(page, "</table>\n</section>")
}

/// Who may call an operation; `None` if anyone may.
fn access(operation: &Value) -> Option<String> {
    let security = operation["security"].as_array()?;
    if security.iter().any(|way| way.as_object().is_some_and(Map::is_empty)) {
        return None;
    }
    let scopes = security.iter().flat_map(|way| way["token"].as_array().into_iter().flatten());
    let scopes: Vec<String> = scopes.map(|scope| format!("<code>{}</code>", escape(text(scope)))).collect();
    Some(match scopes.as_slice() {
        [] => "For signed-in browsers only.".to_owned(),
        scopes => format!("A token needs the scope {}.", scopes.join(" or ")),
    })
}

fn write_schema(page: &mut String, name: &str, schema: &Value) -> std::fmt::Result {
    let name = escape(name);
    writeln!(page, "<section class=\"route\" id=\"type-{name}\">\n<h3>{name}</h3>")?;
    writeln!(page, "<p>{}</p>", prose(text(&schema["description"])))?;
    let parts = schema["allOf"].as_array().map_or(std::slice::from_ref(schema), Vec::as_slice);
    let mut rows = String::new();
    for part in parts {
        if part.get("$ref").is_some() {
            writeln!(page, "<p>All of {}, and:</p>", kind(part))?;
        }
        for (field, schema) in part["properties"].as_object().into_iter().flatten() {
            let what = prose(text(&schema["description"]));
            let kind = kind(schema);
            let field = escape(field);
            writeln!(
                rows,
                "<tr><th scope=\"row\"><code>{field}</code></th><td>{kind}</td><td>{what}</td></tr>"
            )?;
        }
    }
    if rows.is_empty() {
        writeln!(page, "<p>{}</p>", kind(schema))?;
    } else {
        writeln!(page, "<table>\n<caption>Fields</caption>\n{rows}</table>")?;
    }
    writeln!(page, "</section>")
}

/// Returns the first content type of a body, and the body.
fn content(holder: &Value) -> Option<(&str, &Value)> {
    holder["content"].as_object()?.iter().next().map(|(form, body)| (form.as_str(), body))
}

/// Formats the type of a schema as HTML.
fn kind(schema: &Value) -> String {
    if let Some(reference) = schema["$ref"].as_str() {
        let name = escape(reference.rsplit('/').next().unwrap_or(reference));
        return format!("<a href=\"#type-{name}\">{name}</a>");
    }
    for together in ["oneOf", "anyOf", "allOf"] {
        if let Some(parts) = schema[together].as_array() {
            return parts.iter().map(kind).collect::<Vec<_>>().join(" or ");
        }
    }
    if let Some(values) = schema["enum"].as_array() {
        let values = values.iter().map(|value| format!("<code>{}</code>", escape(&value.to_string())));
        return values.collect::<Vec<_>>().join(" or ");
    }
    match &schema["type"] {
        Value::String(one) if one == "array" => format!("list of {}", kind(&schema["items"])),
        Value::String(one) => escape(one),
        Value::Array(several) => several.iter().map(|one| escape(text(one))).collect::<Vec<_>>().join(" or "),
        _ => "anything".to_owned(),
    }
}

fn text(value: &Value) -> &str {
    value.as_str().unwrap_or_default()
}

/// Returns the anchor of an operation.
fn anchor(path: &str, method: &str) -> String {
    let plain = path.chars().map(|c| if c.is_ascii_alphanumeric() { c } else { '-' });
    format!("{method}{}", plain.collect::<String>())
}

fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

/// Formats text in which backticks mark code.
fn prose(text: &str) -> String {
    let mut html = String::new();
    for (number, part) in escape(text).split('`').enumerate() {
        if number > 0 {
            html.push_str(if number % 2 == 1 { "<code>" } else { "</code>" });
        }
        html.push_str(part);
    }
    html
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_page_is_well_formed_and_has_no_scripts() {
        let document = serde_json::json!({
            "info": { "title": "T <b>", "description": "Says `a` & b" },
            "tags": [{ "name": "x", "description": "Things" }],
            "paths": { "/t/{id}": { "get": {
                "tags": ["x"], "summary": "One thing",
                "parameters": [{ "name": "id", "schema": { "type": "string" } }],
                "responses": { "200": { "content": { "application/json": {
                    "schema": { "$ref": "#/components/schemas/Thing" } } } } },
            } } },
            "components": { "schemas": { "Thing": { "properties": {
                "size": { "type": ["integer", "null"], "description": "How large" } } } } },
        });
        let page = draw(&document);
        for part in [
            "<h1>T &lt;b&gt;: the API</h1>",
            "Says <code>a</code> &amp; b",
            "<a href=\"#get-t--id-\"><code>GET /t/{id}</code></a> One thing",
            "<a href=\"#type-Thing\">Thing</a>",
            "<td>integer or null</td><td>How large</td>",
        ] {
            assert!(page.contains(part), "{part} is missing in {page}");
        }
    }
}
