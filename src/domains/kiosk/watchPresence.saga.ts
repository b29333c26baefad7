import { buffers, eventChannel } from 'redux-saga'
import { put, race, type SagaGenerator, select, take } from 'typed-redux-saga'
import { isFilmPlaying } from '../../browser/media.ts'
import { service } from '../../core/services.ts'
import { deviceFreed } from '../session/slice.ts'
import { assessPresence, byClock, idleMs, lastSeen, type Presence, warningMs } from './presence.ts'
import { kioskEnded, presenceConfirmed, presenceDoubted, selectIsAsking } from './slice.ts'
import { writeSeenAt } from './stamp.ts'

const tickMs = 1000
/** The stored timestamp may be older than the guest's last touch by this time. */
const stampIntervalMs = 5000

type Signal = 'touch' | 'tick'

/**
 * Watches the guest's presence. Ends when the guest finishes or does not respond (`gone`), or has signed out (`freed`).
 */
export function* watchPresence(begin: Presence): SagaGenerator<'gone' | 'freed'> {
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
