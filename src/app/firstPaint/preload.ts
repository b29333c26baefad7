import type { ScreenFiles } from '../../build/screenFiles.ts'
import type { PageStart } from '../start/pageStart.ts'

/** Preloads modules with low priority, so that the app's own code is loaded first. */
export function preload(addresses: readonly string[]) {
  for (const href of addresses)
    document.head.append(
      Object.assign(document.createElement('link'), {
        rel: 'modulepreload',
        crossOrigin: '',
        fetchPriority: 'low',
        href,
      }),
    )
}

/**
 * Preloads code and texts of the screen at which the app begins, which the app would request last.
 * @param list the address of a module with `ScreenFiles`
 */
export async function preloadScreen(list: string, { place, language }: PageStart): Promise<void> {
  try {
    const { base, files, screens, texts }: ScreenFiles = (await import(/* @vite-ignore */ list)).default
    const numbers = screens.find(([pattern]) => new RegExp(pattern, 'i').test(place.pathname))?.[1] ?? []
    preload([texts[language], ...numbers.map((at) => files[at])].map((name) => base + name))
  } catch {
    // The app asks for each file when it needs it.
  }
}
