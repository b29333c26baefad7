/**
 * Runs in the page itself while the app's code is being loaded: decides who the guest is and where the app begins,
 * requests the data of the first screen, and shows the sign-in form if that is the first screen, or the hotel's picture
 * if it is home. The build writes it into `index.html` (`build/firstPaint.ts`).
 */
import { createStorage } from '../../browser/storage.ts'
import { hasRoomForBand } from '../../domains/home/bandStyle.ts'
import { windowSize } from '../../ui/windowSize.ts'
import { decidePageStart, type PageStart } from '../start/pageStart.ts'
import { readLook } from '../start/readLook.ts'
import { askHotel } from './askHotel.ts'
import type { FirstFacts } from './facts.types.ts'
import { preload, preloadScreen } from './preload.ts'
import { showForm } from './showForm.ts'
import { showHomePicture } from './showHomePicture.ts'

export async function startPage(facts: FirstFacts): Promise<void> {
  const storage = createStorage()
  const decision = decidePageStart(storage, facts.signInDevices)
  const { values, language, screen, isNamed } = decision
  const { theme: themeId = '', property: propertyId = '' } = values
  askHotel(facts, { property: propertyId, theme: themeId, storage: storage.local })
  const start: PageStart = {
    ...decision,
    href: location.href,
    texts: import(/* @vite-ignore */ facts.texts.base + facts.texts.signIn[language]).catch(() => null),
  }
  window.start = start
  const look = () => readLook({ local: storage.local, themeId, propertyId })
  if (screen === 'home' || screen === 'own') {
    // The picture is loaded before the guest's chunks, which the app's own code needs only after sign-in.
    if (screen === 'home' && hasRoomForBand(windowSize())) await showHomePicture(await look())
    // Preloads the guest's chunks along with the app's code: here the guest is usually known.
    preload(facts.guestCode)
    if (screen === 'own') await preloadScreen(facts.screens, start)
    else preload(facts.homeCode)
    return
  }
  if (screen !== 'form' || isNamed) return
  let isTaken = false
  window.takeFirstForm = () => {
    isTaken = true
    return null
  }
  const [{ theme, settings }, catalogue] = await Promise.all([look(), start.texts])
  // Without theme, texts or settings the app decides what to show.
  if (isTaken || !theme || !catalogue || (!settings && propertyId)) return
  window.takeFirstForm = showForm({ language, storage, texts: catalogue.default, theme, settings })
}
