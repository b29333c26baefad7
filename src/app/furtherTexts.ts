/**
 * Catalogues that no other list has: `guestTexts.ts` has those of the languages that the selector offers, and the page
 * of a build the first part of all of them. In a module of its own, because few guests need it. The build splits each
 * catalogue (`build/catalogueParts.ts`).
 */
import type { GuestCatalogue } from './guestTexts.ts'
import type { Catalogue } from './texts.ts'

export const signInCatalogues = import.meta.glob<Catalogue>('../../locales/*.json', { query: '?signIn' })
export const guestCatalogues = import.meta.glob<GuestCatalogue>(
  '../../locales/{bg,ca,cs,da,el,eu,gl,he,hi,hy,is,ka,kk,ko,lt,lv,mk,ms,no,sk,sq,sv,th,uk,vi}.json',
  { query: '?guest' },
)
