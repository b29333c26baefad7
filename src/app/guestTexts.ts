/** The texts for signed-in guests. In a module of its own: its list of files is not part of the first load. */
import { offeredLanguages } from '../domains/language/languages.ts'
import { type Catalogue, type LoadTexts, loadCatalogue } from './texts.ts'

export interface GuestCatalogue extends Catalogue {
  screens: () => Promise<Catalogue>
  extra: () => Promise<Catalogue>
}

const offered = import.meta.glob<GuestCatalogue>(
  [
    '../../locales/*.json',
    '!../../locales/{bg,ca,cs,da,el,eu,gl,he,hi,hy,is,ka,kk,ko,lt,lv,mk,ms,no,sk,sq,sv,th,uk,vi}.json',
  ],
  { query: '?guest' },
)
const load = async (language: string) =>
  loadCatalogue(
    offeredLanguages.includes(language) ? offered : (await import('./furtherTexts.ts')).guestCatalogues,
    language,
  )

/** Texts of home, of the bars and of overlays above them. */
export const guestTexts: LoadTexts = load
/** Texts of all other screens. */
export const screenTexts: LoadTexts = async (language) => (await load(language)).screens()
/** Texts that few guests read. */
export const extraTexts: LoadTexts = async (language) => (await load(language)).extra()
