/**
 * Loaders of the texts behind the sign-in, by the path of the catalogue. In a module of its own, so that the list of
 * files is not part of the first load.
 */
export const guestTexts = import.meta.glob<Record<string, unknown>>('../../locales/*.json', {
  import: 'default',
  query: '?guest',
})
