import { createCookies } from '../../browser/cookies.ts'
import type { Storage } from '../../browser/storage.ts'
import { presentPlace } from '../../core/routing/presentEntry.ts'
import { decideStart, type Start } from './decideStart.ts'

/** A part of a language's catalogue, as a module. */
export interface Catalogue {
  default: Texts
}
/** Texts by group and key; some groups are nested deeper. */
export type Texts = Readonly<Record<string, Readonly<Record<string, string>> | undefined>>

/** The decision that the page's script has made, and what it has requested for it. */
export interface PageStart extends Start {
  /** The whole address that it is for. */
  href: string
  /** The sign-in's texts in `language`; null if they failed to load. */
  texts: Promise<Catalogue | null>
}

declare global {
  interface Window {
    /** Only in a build, whose page contains the script. */
    start?: PageStart
  }
}

/** Decides the start for the page's present address. */
export const decidePageStart = (storage: Storage, signInDevices: string): Start =>
  decideStart({
    place: presentPlace(),
    storage,
    cookies: createCookies(),
    userAgent: navigator.userAgent,
    languages: navigator.languages ?? [navigator.language],
    signInDevices,
  })
