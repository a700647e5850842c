/** What Holocourt is built with, and under which licence each part is. */
export const libraries = [
  {
    name: 'Marcellus',
    does: 'display',
    licence: 'SIL Open Font License 1.1, © Brian J. Bonislawsky (Astigmatic)',
  },
  { name: 'Source Sans 3', does: 'text', licence: 'SIL Open Font License 1.1, © Adobe' },
  { name: 'Svelte', does: 'pages', licence: 'MIT' },
  { name: 'three.js', does: 'holograms', licence: 'MIT' },
  { name: 'Workbox', does: 'offline', licence: 'MIT' },
  { name: 'Fluent', does: 'messages', licence: 'Apache 2.0' },
  { name: 'axum, Tokio', does: 'server', licence: 'MIT' },
  { name: 'SQLx', does: 'store', licence: 'MIT / Apache 2.0' },
  { name: 'ring', does: 'passkeys', licence: 'Apache 2.0 and ISC' },
  { name: 'ciborium', does: 'passkeys', licence: 'Apache 2.0' },
  { name: 'skillratings', does: 'ratings', licence: 'MIT / Apache 2.0' },
] as const;
