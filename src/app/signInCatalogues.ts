import type { Catalogue } from './start/decideStart.ts'
import type { Catalogues } from './texts.ts'

/**
 * The texts of the sign-in, by file. In a module of its own, because the page has loaded those of the guest's language
 * before any of the app's code.
 */
export const signInCatalogues: Catalogues = import.meta.glob<Catalogue>('../../locales/*.json', {
  query: '?signIn',
})
