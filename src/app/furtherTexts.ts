/**
 * Catalogues of the languages that the selector does not offer; `texts.ts` and `guestTexts.ts` have the others. In a
 * module of its own, because few guests read one of these languages.
 */
import type { GuestCatalogue } from './guestTexts.ts'
import type { Catalogue } from './texts.ts'

export const signInCatalogues = import.meta.glob<Catalogue>(
  '../../locales/{bg,ca,cs,da,el,eu,gl,he,hi,hy,is,ka,kk,ko,lt,lv,mk,ms,no,sk,sq,sv,th,uk,vi}.json',
  { query: '?signIn' },
)
export const guestCatalogues = import.meta.glob<GuestCatalogue>(
  '../../locales/{bg,ca,cs,da,el,eu,gl,he,hi,hy,is,ka,kk,ko,lt,lv,mk,ms,no,sk,sq,sv,th,uk,vi}.json',
  { query: '?guest' },
)
