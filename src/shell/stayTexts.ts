/** What a stay says, language by language. By itself, so that a guest who signs in does not load a list of files. */
export const stayTexts = import.meta.glob<Record<string, unknown>>('../../locales/*.json', {
  import: 'default',
  query: '?stay',
})
