/**
 * Runs in the page itself while the app's code is being loaded: requests the data of the first screen, and shows the
 * sign-in form if that is the first screen, or the hotel's picture if it is home. The build writes it into `index.html`
 * (`build/firstPaint.ts`).
 */
import { createStorage } from '../../browser/storage.ts'
import { basePath } from '../../core/routing/paths.ts'
import { hasRoomForBand } from '../../domains/home/bandStyle.ts'
import { windowSize } from '../../ui/windowSize.ts'
import { readAddress } from './address.ts'
import { askFirst } from './askFirst.ts'
import type { FirstFacts } from './facts.types.ts'
import { firstScreenOf } from './firstScreenOf.ts'
import { preload } from './preload.ts'
import { readLook } from './readLook.ts'
import { showForm } from './showForm.ts'
import { showHomePicture } from './showHomePicture.ts'

/** The module that `build/screenFiles.ts` writes. */
interface ScreensFile {
  preload: (pathname: string, language: string) => void
}

export async function startPage(facts: FirstFacts): Promise<void> {
  window.textFiles = facts.texts
  const address = readAddress()
  const storage = createStorage()
  const { language, texts } = askFirst(facts, address, storage.local)
  const { userAgent } = navigator
  const { pathname, search } = location
  const { signInDevices } = facts
  const screen = firstScreenOf({ pathname, search, mode: address.mode, storage, userAgent, signInDevices })
  const look = () => readLook({ local: storage.local, themeId: address.theme, propertyId: address.property })
  if (screen !== 'form') {
    // The picture is loaded before the guest's chunks, which the app's own code needs only after sign-in.
    if (screen === 'home' && hasRoomForBand(windowSize())) await showHomePicture(await look())
    // Preloads the guest's chunks along with the app's code: here the guest is usually known.
    preload(facts.guestCode)
    if (screen === 'own') await preloadScreen(facts.screens, pathname.slice(basePath.length), language)
    else preload([facts.homeCode])
    return
  }
  let isTaken = false
  window.takeFirstForm = () => {
    isTaken = true
    return null
  }
  const [{ theme, settings }, catalogue] = await Promise.all([look(), texts])
  // Without theme, texts or settings the app decides what to show.
  if (isTaken || !theme || !catalogue || (!settings && address.property)) return
  window.takeFirstForm = showForm({ language, storage, texts: catalogue, theme, settings })
}

async function preloadScreen(file: string, pathname: string, language: string) {
  try {
    const { preload: preloadFiles }: ScreensFile = await import(/* @vite-ignore */ file)
    preloadFiles(pathname, language)
  } catch {
    // The app asks for each file when it needs it.
  }
}
