/** Part of a file of its own, which has the lists of all screens (`build/screenFiles.ts`). */
import type { ScreenFiles } from '../../build/screenFiles.ts'
import { preload } from './preload.ts'

/** Fetches the code of the screen at a path, and its texts, beside the app's, which would ask for it only at last. */
export function preloadScreen(
  { base, files, screens, texts }: ScreenFiles,
  pathname: string,
  language: string,
): void {
  const numbers = screens.find(([pattern]) => new RegExp(pattern, 'i').test(pathname))?.[1] ?? []
  preload([...(texts[language] ?? []), ...numbers.map((at) => files[at])].map((name) => base + name))
}
