/** What Holocourt is built with, and under which licence each part is. */
export const libraries = [
  {
    name: 'Marcellus',
    does: 'display',
    licence: 'SIL Open Font License 1.1, © Brian J. Bonislawsky (Astigmatic)',
  },
  { name: 'Source Sans 3', does: 'text', licence: 'SIL Open Font License 1.1, © Adobe' },
  { name: 'Svelte', does: 'pages', licence: 'MIT' },
  { name: 'axum, Tokio', does: 'server', licence: 'MIT' },
  { name: 'SQLx', does: 'store', licence: 'MIT / Apache 2.0' },
  { name: 'webauthn-rs', does: 'passkeys', licence: 'MPL 2.0' },
  { name: 'skillratings', does: 'ratings', licence: 'MIT / Apache 2.0' },
] as const;
