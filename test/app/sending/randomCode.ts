/**
 * The app's code, loaded before the first run. Code that is loaded in the middle of a run takes turns of the event loop
 * that only the first run takes: then a seed would not repeat its run wherever it stands.
 */
import type { LazyModule } from '../../../src/core/lazyModule.ts'

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

/** The lazy modules in what a module exports: alone, or in the definition of a domain. */
function lazyIn(value: unknown, depth = 0): LazyModule<unknown>[] {
  if (value === null || typeof value !== 'object' || depth > 3) return []
  if (isLazy(value)) return [value]
  return Object.values(value).flatMap((part) => lazyIn(part, depth + 1))
}

export async function loadAllCode(): Promise<void> {
  const loaded = await Promise.all(Object.values(modules).map((load) => load()))
  await Promise.all(loaded.flatMap((exported) => lazyIn(exported)).map((lazy) => lazy.load()))
}
