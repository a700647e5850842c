use serde_json::json;
use utoipa::openapi::schema::SchemaType;
use utoipa::openapi::{OpenApi, RefOr, Schema, Type};

/// Adds names of games as examples, so that tools exploring the API can use them.
pub(crate) fn add_examples(document: &mut OpenApi) {
    let Some(components) = &mut document.components else { return };
    for schema in components.schemas.values_mut() {
        let RefOr::T(Schema::Object(object)) = schema else { continue };
        if let Some(RefOr::T(Schema::Object(game))) = object.properties.get_mut("game")
            && game.schema_type == SchemaType::Type(Type::String)
        {
            game.examples = games::names().into_iter().map(|name| json!(name)).collect();
        }
    }
}
