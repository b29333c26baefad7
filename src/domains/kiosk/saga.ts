import { buffers, eventChannel } from 'redux-saga'
import { call, delay, fork, put, race, type SagaGenerator, select, take, takeLatest } from 'typed-redux-saga'
import { isFilmPlaying } from '../../browser/media.ts'
import { isServedOffline } from '../../browser/page.ts'
import type { Storage } from '../../browser/storage.ts'
import { wipeBrowser } from '../../browser/wipe.ts'
import type { DomainState } from '../../core/domains/domain.types.ts'
import { isWalkinMode } from '../../core/mode.ts'
import { loginPath } from '../../core/routing/paths.ts'
import { addressClosed } from '../../core/routing/slice.ts'
import { log, service } from '../../core/services.ts'
import { anybodyEnded, endedIdentitiesKey } from '../../core/storageKeys.ts'
import { channelChanged, selectIsConnected } from '../channel/slice.ts'
import { choiceChanged } from '../language/slice.ts'
import { deviceFreed, logoutRequested, selectSession, signInDraftChanged } from '../session/slice.ts'
import { assessPresence, byClock, idleMs, lastSeen, type Presence, warningMs } from './presence.ts'
import {
  guestForgotten,
  hotelAwaited,
  kioskBegun,
  kioskEnded,
  kioskResumed,
  kioskSlice,
  presenceConfirmed,
  presenceDoubted,
  selectIsAsking,
} from './slice.ts'

/**
 * Storage key of the time when the guest was last seen, in ms since 1970. It survives a reload, and identifies nobody.
 */
const seenKey = 'kiosk-seen-at'

function readSeenAt({ local }: Storage): number | null {
  const stamp = Number(local.get(seenKey) || Number.NaN)
  return Number.isFinite(stamp) ? stamp : null
}

const writeSeenAt = ({ local }: Storage, at: number) => local.set(seenKey, String(at))

const tickMs = 1000
/** The stored timestamp may be older than the guest's last touch by this time. */
const stampIntervalMs = 5000

type Signal = 'touch' | 'tick'

/**
 * Watches the guest's presence. Ends when the guest finishes or does not respond (`gone`), or has signed out (`freed`).
 */
function* watchPresence(begin: Presence): SagaGenerator<'gone' | 'freed'> {
  const now = yield* service('now')
  const storage = yield* service('storage')
  let presence = begin
  let stampedAt = Number.NEGATIVE_INFINITY
  const isGone = () => assessPresence(presence, now()) === 'gone'
  const signals = watchSignals(yield* service('device'), yield* service('page'), isGone)
  try {
    while (true) {
      const { signal, confirmed, ended, freed } = yield* race({
        signal: take(signals),
        confirmed: take(presenceConfirmed),
        ended: take(kioskEnded),
        freed: take(deviceFreed),
      })
      if (freed) return 'freed'
      presence = byClock(presence, now())
      if (ended || isGone()) return 'gone'
      const isAsking = yield* select(selectIsAsking)
      // While the kiosk asks, only an answer to the question counts, not the touch of a passer-by.
      if (confirmed || (signal === 'touch' && !isAsking)) presence = { touchedAt: now(), watchedAt: 0 }
      else if (!isAsking && isFilmPlaying()) presence = { ...presence, watchedAt: now() }
      const seenAt = lastSeen(presence)
      if (seenAt - stampedAt >= stampIntervalMs) {
        stampedAt = seenAt
        writeSeenAt(storage, seenAt)
      }
      if (!isAsking && assessPresence(presence, now()) === 'doubtful') {
        leaveFullscreen()
        yield* put(presenceDoubted({ forgetsAt: seenAt + idleMs + warningMs }))
      }
    }
  } finally {
    signals.close()
  }
}

interface Watched {
  onInput: (listener: (event: Event) => void) => () => void
}

interface Shown {
  onVisible: (listener: () => void) => () => void
}

function watchSignals({ onInput }: Watched, { onVisible }: Shown, isGone: () => boolean) {
  return eventChannel<Signal>((emit) => {
    const tick = () => emit('tick')
    const timer = setInterval(tick, tickMs)
    const ends = [
      onVisible(tick),
      onInput((event) => {
        if (!isGone()) return emit('touch')
        // The kiosk has slept: the touch that wakes it must not press a control of the previous guest.
        event.preventDefault()
        event.stopImmediatePropagation()
        emit('tick')
      }),
    ]
    return () => {
      clearInterval(timer)
      for (const end of ends) end()
    }
  }, buffers.expanding())
}

/** A film in fullscreen would hide the question. */
function leaveFullscreen() {
  if (document.fullscreenElement) document.exitFullscreen().catch(() => undefined)
}

/** Data that the browser does not delete within this time is deleted after the next page load. */
const wipeLimitMs = 3000
/** Delay of the notice, because a page that has just been loaded is not connected yet. */
const noticeDelayMs = 2000

/** Deletes all data of the guest after the session has ended; the kiosk then invites the next guest. */
function* resetKiosk() {
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
function* wipeDevice() {
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

/** A guest is present: they have touched the invitation, or type into the form that was shown before the invitation. */
const begins = [kioskBegun, signInDraftChanged]

/** Runs before anybody is signed in: the session waits for the domains of its device. */
export function* kioskSaga() {
  yield* takeLatest(deviceFreed, resetKiosk)
  const presence = yield* call(presenceBefore)
  if (presence) yield* call(resume, presence)
  // A guest may begin before everything is deleted.
  else yield* fork(wipeDevice)
  while (true) yield* call(serveGuest)
}

/** Waits until a guest begins, then until nobody is there. */
function* serveGuest() {
  yield* take(begins)
  const now = yield* service('now')
  yield* call(watchUntilGone, { touchedAt: now(), watchedAt: 0 })
}

/** Continues with a guest who was present before a reload. */
function* resume(presence: Presence) {
  const now = yield* service('now')
  if (assessPresence(presence, now()) === 'gone') return yield* call(forget)
  yield* put(kioskResumed())
  yield* call(watchUntilGone, presence)
}

/**
 * Returns the presence of a guest whose page was reloaded, or null. There was a guest if a timestamp is stored, if
 * storage or the URL contains their data, or if somebody types into the form. The idle time continues across the
 * reload, because the kiosk may have been switched off in the meantime.
 */
function* presenceBefore(): SagaGenerator<Presence | null> {
  const { loginData, mode, draft } = yield* select(selectSession)
  const { room, name, userId } = loginData
  const seenAt = readSeenAt(yield* service('storage'))
  if (seenAt === null && !room && !name && !userId && !draft && !isWalkinMode(mode)) return null
  const now = yield* service('now')
  return { touchedAt: Math.min(seenAt ?? now(), now()), watchedAt: 0 }
}

function* watchUntilGone(presence: Presence) {
  const outcome = yield* call(watchPresence, presence)
  // After a sign-out the guest's data is already being deleted.
  if (outcome === 'gone') yield* call(forget)
}

/** Signs the guest out, which deletes the session's data and frees the device. */
function* forget() {
  yield* put(guestForgotten())
  yield* put(addressClosed())
  yield* put(logoutRequested())
}

export const kioskState: DomainState = { slices: [kioskSlice], saga: kioskSaga }
