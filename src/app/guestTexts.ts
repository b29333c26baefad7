/** The texts behind the sign-in. In a module of its own, so that the list of files is not part of the first load. */
import type { TextLoaders } from './texts.ts'

type Texts = Record<string, unknown>
type Load<Part> = () => Promise<Part>

interface GuestCatalogue {
  default: Texts
  screens: Load<{ default: Texts }>
  extra: Load<{ default: Texts }>
}

const catalogues = import.meta.glob<GuestCatalogue>('../../locales/*.json', { query: '?guest' })

/** Loaders of one part of each catalogue. */
const loadersOf = (partOf: (catalogue: GuestCatalogue) => Promise<Texts>): TextLoaders =>
  Object.fromEntries(
    Object.entries(catalogues).map(([path, load]) => [path, async () => partOf(await load())] as const),
  )

/** What home and the bars say, and what may come up over them. */
export const guestTexts = loadersOf(async (catalogue) => catalogue.default)
/** What all other screens say. */
export const screenTexts = loadersOf(async ({ screens }) => (await screens()).default)
/** What few guests ever read. */
export const extraTexts = loadersOf(async ({ extra }) => (await extra()).default)
