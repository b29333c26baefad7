/** A part of a language's catalogue, as a module. */
export interface Catalogue {
  default: Texts
}
/** Texts by group and key; some groups are nested deeper. */
export type Texts = Readonly<Record<string, Readonly<Record<string, string>> | undefined>>

/** The parts that `build/catalogueParts.ts` makes of each catalogue. */
type CataloguePart = 'signIn' | 'rest' | 'later'

/** Where a build has the catalogues: the start of their addresses, and by language the hash that their names contain. */
export interface CatalogueFiles {
  base: string
  hashes: Record<string, string>
}

declare global {
  interface Window {
    /** Only in a build, whose page contains it. */
    catalogues?: CatalogueFiles
  }
}

export const catalogueAddress = ({ base, hashes }: CatalogueFiles, part: CataloguePart, language: string) =>
  `${base}${language}.${part}-${hashes[language]}.js`

/** In development and tests. */
const sources: Record<CataloguePart, Record<string, () => Promise<Catalogue>>> | null = import.meta.env.PROD
  ? null
  : {
      signIn: import.meta.glob<Catalogue>('../../../locales/*.json', { query: '?signIn' }),
      rest: import.meta.glob<Catalogue>('../../../locales/*.json', { query: '?rest' }),
      later: import.meta.glob<Catalogue>('../../../locales/*.json', { query: '?later' }),
    }

/** Loads a part of a language's texts; rejects if there are none, or they fail to load. */
export async function loadCatalogue(part: CataloguePart, language: string): Promise<Texts> {
  const files = window.catalogues
  const loaded = files
    ? import(/* @vite-ignore */ catalogueAddress(files, part, language))
    : sources?.[part][`../../../locales/${language}.json`]?.()
  if (!loaded) throw new Error('no catalogue')
  return ((await loaded) as Catalogue).default
}
