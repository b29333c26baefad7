import { type LateCatalogue, useLateTexts } from '../../domains/language/useLateTexts.ts'

/** The texts of the tours, by file. They are loaded with the first tour, because few guests start one. */
const catalogues = import.meta.glob<LateCatalogue>('../../../locales/*.json', { query: '?tours' })

/** Loads the texts of the tours; returns whether they are there. */
export const useTourTexts = (): boolean => useLateTexts(catalogues, { part: 'tours' })
