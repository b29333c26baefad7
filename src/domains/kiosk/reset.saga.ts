import { call, delay, put, race, select, take } from 'typed-redux-saga'
import { pauseAll } from '../../browser/media.ts'
import { wipeBrowser } from '../../browser/wipe.ts'
import { loginPath } from '../../core/routing/paths.ts'
import { log, service } from '../../core/services.ts'
import { anybodyEnded, deviceModeKey, endedIdentitiesKey, keptThemeKey } from '../../core/storageKeys.ts'
import { reloadedAtKey } from '../../realtime/reloadGuard.ts'
import { channelChanged, selectIsConnected } from '../channel/slice.ts'
import { choiceChanged } from '../language/slice.ts'
import { selectTheme } from '../theme/slice.ts'
import { guestForgotten, hotelAwaited } from './slice.ts'

/** What a browser does not delete in this time is deleted after the next load. */
const wipeLimitMs = 3000
/** A page that has just been loaded is not connected yet, and need not say so. */
const noticeDelayMs = 2000

/** The session has ended: nothing of the guest stays, and the kiosk invites the next one. */
export function* resetKiosk() {
  yield* put(guestForgotten())
  pauseAll()
  // The next guest begins in the device's own language.
  yield* put(choiceChanged(''))
  // The sign-out has cleared the hotel's look too, which a kiosk out of the hotel's reach still needs.
  const theme = yield* select(selectTheme)
  const { local } = yield* service('storage')
  if (theme) local.write(keptThemeKey, theme)
  yield* call(wipeDevice)
  const page = yield* service('page')
  if (!isServedOffline() && !(yield* select(selectIsConnected))) yield* call(awaitHotel)
  // What the page itself still remembers goes with it.
  page.reload()
}

/** Without the hotel a reload would end in the browser's own error page, which nobody at a kiosk can leave. */
function* awaitHotel() {
  const { late } = yield* race({ here: call(whenConnected), late: delay(noticeDelayMs) })
  if (!late) return
  yield* put(hotelAwaited())
  yield* call(whenConnected)
}

function* whenConnected() {
  while (!(yield* select(selectIsConnected))) yield* take(channelChanged)
}

const isServedOffline = () => 'serviceWorker' in navigator && navigator.serviceWorker?.controller != null

/** Of the hotel, or about nobody. */
const keptCookies = ['mode', 'theme', 'property']
const keptInLocalStorage = [keptThemeKey]
const keptInTab = [deviceModeKey, endedIdentitiesKey, reloadedAtKey]
/** The app's own files. */
const isKeptCache = (name: string) => name === 'assets' || name.includes('precache')

/** Deletes whatever the browser holds; also what a guest has left whose visit ended in a crash. */
export function* wipeDevice() {
  const storage = yield* service('storage')
  for (const key of storage.local.keys()) if (!keptInLocalStorage.includes(key)) storage.local.remove(key)
  for (const key of storage.session.keys()) if (!keptInTab.includes(key)) storage.session.remove(key)
  if (storage.session.get(endedIdentitiesKey)) storage.session.set(endedIdentitiesKey, anybodyEnded)
  const { late } = yield* race({
    done: call(wipeBrowser, { isKeptCookie: (name: string) => keptCookies.includes(name), isKeptCache }),
    late: delay(wipeLimitMs),
  })
  if (late) yield* log('warn', 'kiosk', 'the browser has not deleted everything yet')
  yield* call(clearTabHistory)
}

/**
 * Nobody may go back to who was there before. No page can delete an entry, but a new one takes the place of all that
 * lie above: so the tab goes back to the app's first, which gets the address, and one more is added.
 */
function* clearTabHistory() {
  const history = yield* service('history')
  const address = attractAddress(history.presentPlace().search)
  yield* call(history.backToFirst)
  history.go(address, { replace: true })
  history.insertBelow([{ to: address, state: {} }], {})
}

/** With what an address says of hotel and place, and nothing of a guest. */
function attractAddress(search: string): string {
  const present = new URLSearchParams(search)
  const query = new URLSearchParams()
  for (const name of ['property', 'theme', 'skin', 'location']) {
    const value = present.get(name)
    if (value) query.set(name, value)
  }
  query.set('mode', 'kiosk')
  return `${loginPath}?${query.toString()}`
}
