/**
 * The app's code, loaded before the first run. Code that is loaded in the middle of a run takes turns of the event loop
 * that only the first run takes: then a seed would not repeat its run wherever it stands. What a page loads lazily it
 * loads in each run anew, and not at all while it is gone from the server.
 */
import { type LazyModule, lazyModule } from '../../../src/core/lazyModule.ts'
import { loadCatalogue } from '../../../src/core/text/catalogues.ts'
import { atEnd } from '../atEnd.ts'
import type { Chance } from './randomChance.ts'
import { presentTab, type TabContext } from './randomContext.ts'

const modules = import.meta.glob<Record<string, unknown>>([
  '../../../src/**/*.{ts,tsx}',
  // What starts the app, and what is no part of it.
  '!**/src/main.tsx',
  '!**/src/app/mount.tsx',
  '!**/src/app/firstPaint/**',
  '!**/src/build/**',
  '!**/*.d.ts',
])

const isLazy = (value: object): value is LazyModule<unknown> => 'peek' in value && 'load' in value

/** The hotel has texts of its own in the first two. */
export const languages = ['en', 'de', 'ar'] as const

/** The lazy modules in what a module exports: alone, or in the definition of a domain. */
function lazyIn(value: unknown, depth = 0): LazyModule<unknown>[] {
  if (value === null || typeof value !== 'object' || depth > 3) return []
  if (isLazy(value)) return [value]
  return Object.values(value).flatMap((part) => lazyIn(part, depth + 1))
}

/** All that is loaded lazily, and what it is. */
const code = new Map<LazyModule<unknown>, unknown>()

export async function loadAllCode(): Promise<void> {
  const loaded = await Promise.all(Object.values(modules).map((load) => load()))
  const found = loaded.flatMap((exported) => lazyIn(exported)).filter((lazy) => lazy.peek() === null)
  await Promise.all(found.map(async (lazy) => code.set(lazy, await lazy.load())))
  // The texts of the languages that guests choose.
  for (const language of languages)
    for (const part of ['signIn', 'rest', 'later'] as const) await loadCatalogue(part, language)
}

/** States of domains, without which nothing can be sent. */
const states = [
  'sendingState',
  'shopState',
  'pickupState',
  'contentRequestsState',
  'coursesState',
  'vodState',
] as const

/** The code of a run: each page loads what it needs for itself, in a few milliseconds. */
export function openCode(chance: Chance) {
  /** Names of the chunks that are gone; `all` are all. */
  const gone = new Set<string>()
  const isGone = (name: string) => gone.has(name) || gone.has('all')
  const loadedIn = new WeakMap<TabContext, Map<LazyModule<unknown>, LazyModule<unknown>>>()

  function inPage(lazy: LazyModule<unknown>, tab: TabContext): LazyModule<unknown> {
    const own = loadedIn.get(tab) ?? new Map<LazyModule<unknown>, LazyModule<unknown>>()
    loadedIn.set(tab, own)
    const fetchIt = async () => {
      await new Promise<void>((resolve) => setTimeout(resolve, 5 + chance.below(40)))
      if (isGone(lazy.name)) throw new TypeError('Failed to fetch dynamically imported module')
      return { part: code.get(lazy) }
    }
    const found = own.get(lazy) ?? lazyModule(fetchIt, 'part')
    own.set(lazy, found)
    return found
  }

  for (const lazy of code.keys()) {
    const { peek, load } = lazy
    const present = () => {
      const tab = presentTab()
      return tab ? inPage(lazy, tab) : { peek, load }
    }
    Object.assign(lazy, { peek: () => present().peek(), load: () => present().load() })
    atEnd(() => Object.assign(lazy, { peek, load }))
  }

  return {
    /** From now on a chunk cannot be loaded, or none can, by pages that have not loaded it yet. */
    lose(): string {
      const name = chance.isTrue(0.4) ? 'all' : chance.oneOf(states)
      gone.add(name)
      return name
    },
    restore: () => gone.clear(),
    isGone: () => gone.size > 0,
  }
}
