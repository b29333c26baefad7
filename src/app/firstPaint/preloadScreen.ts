/** Part of a separate file that contains the file lists of all screens (`build/screenFiles.ts`). */
import type { ScreenFiles } from '../../build/screenFiles.ts'
import { preload } from './preload.ts'

/** Preloads code and texts of the screen at a path along with the app's code, which would request them last. */
export function preloadScreen(
  { base, files, screens, texts }: ScreenFiles,
  pathname: string,
  language: string,
): void {
  const numbers = screens.find(([pattern]) => new RegExp(pattern, 'i').test(pathname))?.[1] ?? []
  preload([...(texts[language] ?? []), ...numbers.map((at) => files[at])].map((name) => base + name))
}
