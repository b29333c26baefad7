/**
 * Runs in the page itself, before any of the app's code, which is on its way: asks the hotel for what the first screen
 * shows, and shows the sign-in form where that is the first screen, or the hotel's picture where it is home. The build
 * writes it into `index.html` (`build/firstPaint.ts`).
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

/** What `build/screenFiles.ts` writes. */
interface ScreensFile {
  preload: (pathname: string, language: string) => void
}

export async function startPage(facts: FirstFacts): Promise<void> {
  const address = readAddress()
  const storage = createStorage()
  const { language, texts } = askFirst(facts, address, storage.local)
  const { userAgent } = navigator
  const { pathname, search } = location
  const { signInDevices } = facts
  const screen = firstScreenOf({ pathname, search, mode: address.mode, storage, userAgent, signInDevices })
  const look = () => readLook({ local: storage.local, themeId: address.theme, propertyId: address.property })
  if (screen !== 'form') {
    // A picture comes before them: they are needed once the app's own code has signed in.
    if (screen === 'home' && hasRoomForBand(windowSize())) await showHomePicture(await look())
    // The code of a guest's screens comes beside the app's: as a rule somebody is known who will see them.
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
  // Without them the app decides what is shown in their place.
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
