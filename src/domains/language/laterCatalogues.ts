/** Loaders of the texts that few guests read, by file. A module of its own, because few guests need so long a list. */
export const laterCatalogues = import.meta.glob<{ default: object }>('../../../locales/*.json', {
  query: '?later',
})
