import type { Catalogue } from './start/decideStart.ts'
import type { Catalogues } from './texts.ts'

/** All texts but those of the sign-in, by file. In a module of its own: the first screen does without. */
export const restCatalogues: Catalogues = import.meta.glob<Catalogue>('../../locales/*.json', {
  query: '?rest',
})
