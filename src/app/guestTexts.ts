/** The texts behind the sign-in. In a module of its own, so that the list of files is not part of the first load. */
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
const load = (language: string) =>
  loadCatalogue(language, offered, async () => (await import('./furtherTexts.ts')).guestCatalogues)

/** What home and the bars say, and what may come up over them. */
export const guestTexts: LoadTexts = load
/** What all other screens say. */
export const screenTexts: LoadTexts = async (language) => (await load(language)).screens()
/** What few guests ever read. */
export const extraTexts: LoadTexts = async (language) => (await load(language)).extra()
