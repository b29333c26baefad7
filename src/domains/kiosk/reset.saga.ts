import { call, delay, put, race, select, take } from 'typed-redux-saga'
import { isServedOffline } from '../../browser/servedOffline.ts'
import { wipeBrowser } from '../../browser/wipe.ts'
import { loginPath } from '../../core/routing/paths.ts'
import { addressClosed } from '../../core/routing/slice.ts'
import { log, service } from '../../core/services.ts'
import { anybodyEnded, endedIdentitiesKey } from '../../core/storageKeys.ts'
import { channelChanged, selectIsConnected } from '../channel/slice.ts'
import { choiceChanged } from '../language/slice.ts'
import { guestForgotten, hotelAwaited } from './slice.ts'

/** Data that the browser does not delete within this time is deleted after the next page load. */
const wipeLimitMs = 3000
/** Delay of the notice, because a page that has just been loaded is not connected yet. */
const noticeDelayMs = 2000

/** Deletes all data of the guest after the session has ended; the kiosk then invites the next guest. */
export function* resetKiosk() {
  yield* put(guestForgotten())
  yield* put(addressClosed())
  // The next guest begins in the device's own language.
  yield* put(choiceChanged(''))
  yield* call(wipeDevice)
  const page = yield* service('page')
  if (!isServedOffline() && !(yield* select(selectIsConnected))) yield* call(awaitHotel)
  // The reload also deletes what the page has in memory.
  page.reload()
}

/**
 * Waits for the hotel: without it, the reload would end in the browser's error page, which nobody at a kiosk can leave.
 */
function* awaitHotel() {
  const { late } = yield* race({ here: call(whenConnected), late: delay(noticeDelayMs) })
  if (!late) return
  yield* put(hotelAwaited())
  yield* call(whenConnected)
}

function* whenConnected() {
  while (!(yield* select(selectIsConnected))) yield* take(channelChanged)
}

/** Cookies of the hotel, or of no person. */
const keptCookies = ['mode', 'theme', 'property']
/** The app's own files. */
const isKeptCache = (name: string) => name === 'assets' || name.includes('precache')

/** Deletes all data in the browser, including that of a guest whose visit ended in a crash. */
export function* wipeDevice() {
  const storage = yield* service('storage')
  storage.wipe()
  if (storage.session.get(endedIdentitiesKey)) storage.session.set(endedIdentitiesKey, anybodyEnded)
  const { late } = yield* race({
    done: call(wipeBrowser, { isKeptCookie: (name: string) => keptCookies.includes(name), isKeptCache }),
    late: delay(wipeLimitMs),
  })
  if (late) yield* log('warn', 'kiosk', 'the browser has not deleted everything yet')
  yield* call(clearTabHistory)
}

/**
 * Removes the previous guest's history entries. A page cannot delete an entry, but a new entry replaces all entries
 * ahead of it: so the tab goes back to the app's first entry, replaces its URL, and adds one more.
 */
function* clearTabHistory() {
  const history = yield* service('history')
  const address = attractAddress(history.presentPlace().search)
  yield* call(history.backToFirst)
  history.go(address, { replace: true })
  history.insertBelow([{ to: address, state: {} }], {})
}

/** The path of the idle screen, with the URL's parameters of the hotel and the location, and none of a guest. */
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
