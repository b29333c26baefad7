import { type LateCatalogue, useLateTexts } from '../language/useLateTexts.ts'

const catalogues = import.meta.glob<LateCatalogue>('../../../locales/*.json', { query: '?seldom' })

/** Loads the texts of screens that few guests open; returns whether they are there. */
export const useSeldomTexts = (): boolean => useLateTexts(catalogues, { part: 'seldom' })
