import { call, delay, fork, put, race, select, take } from 'typed-redux-saga'
import { loadEPGContentOfItemId, type ProgrammeEvent } from '../../contract/epg.ts'
import type { Id } from '../../contract/looseId.ts'
import { selectIsAway } from '../../core/offlineCache/selectIsAway.ts'
import { callHotel, log, service } from '../../core/services.ts'
import { hotelNow } from '../../core/time/hotelNow.saga.ts'
import { clockCorrected, selectClockOffset } from '../../core/time/slice.ts'
import { readAnswer } from '../../realtime/answer.ts'
import { selectUses12HourClock } from '../formats/useTimes.ts'
import { selectLanguage } from '../language/slice.ts'
import { selectTimezone } from '../property/slice.ts'
import { type Job, knownSpan, nextJob } from './jobs.ts'
import { arrange, isoOf, readEvent, type Span, unitedSpan } from './schedule.ts'
import {
  currentFailed,
  currentLoaded,
  currentRequested,
  eventsFailed,
  eventsLoaded,
  eventsRequested,
  eventsRetried,
  guideReset,
  selectEpg,
  selectEpgChannel,
  wantedChanged,
} from './slice.ts'

/** Key of the answers of a channel that are kept on this device, in the guest's language. */
function* prefixOf(id: Id) {
  return `epg/programme/${yield* select(selectLanguage)}/${id}/`
}

function* keptAs(id: Id, { from, to }: Span) {
  return `${yield* prefixOf(id)}${from}-${to}`
}

interface KeptProgramme {
  events: readonly ProgrammeEvent[]
  span: Span
}

const spanOf = (name: string): Span => {
  const [, from, to] = /(\d+)-(\d+)$/.exec(name) ?? []
  return { from: Number(from), to: Number(to) }
}

/**
 * Returns the kept programme of a channel for a span, or for its beginning; null if there is none, and while the hotel
 * is in reach. It is put together from the answers for other spans: the guest came at another time of day.
 * @param isWhole whether the beginning alone is no use
 */
function* findKept(id: Id, { from, to }: Span, isWhole: boolean) {
  if (!(yield* select(selectIsAway))) return null
  const offlineCache = yield* service('offlineCache')
  const { findByPrefix } = yield* call(offlineCache.load)
  const prefix = yield* prefixOf(id)
  const partAt = (moment: number) =>
    findByPrefix(prefix, (raw, name): KeptProgramme | undefined => {
      const span = spanOf(name)
      if (!(span.from <= moment && moment < span.to)) return undefined
      const outcome = readAnswer(loadEPGContentOfItemId, raw)
      return outcome.kind === 'ok' ? { events: outcome.answer, span } : undefined
    })
  const events: ProgrammeEvent[] = []
  let end = from
  for (let part = partAt(end); part && end < to; part = partAt(end)) {
    events.push(...part.events)
    end = part.span.to
  }
  if (end === from || (isWhole && end < to)) return null
  return { events, span: { from, to: Math.min(end, to) } }
}

/** Delay between the requests of two channels (EPG-17). */
const channelDelayMs = 300
/** More than a week of an ordinary channel. If a channel has more events, the rest is requested afterwards. */
const maxEvents = 500

const changes = [
  wantedChanged,
  guideReset,
  eventsRetried,
  eventsLoaded,
  eventsFailed,
  currentLoaded,
  currentFailed,
  clockCorrected,
]

/** Loads the data that the screen needs, channel by channel, and renews each current event when it is over. */
export function* loadWanted() {
  const now = yield* service('now')
  const page = yield* service('page')
  while (true) {
    const next = nextJob(yield* select(selectEpg), now(), yield* select(selectClockOffset))
    if (next.kind === 'wait') {
      yield* race({ changed: take(changes), due: call(dueIn, next.ms) })
      yield* call(() => page.whenVisible())
      continue
    }
    yield* fork(load, next)
    yield* delay(channelDelayMs)
  }
}

/** Longer timers drift, and the device may have been asleep in the meantime. */
const maxWaitMs = 60_000

function* dueIn(ms: number | null) {
  yield* delay(Math.min(ms ?? maxWaitMs, maxWaitMs))
}

/** Discards the response if the guide is reset before it arrives: the guest has left, or the language has changed. */
function* load(job: Job) {
  yield* race({
    loaded: job.kind === 'current' ? call(loadCurrent, job.id) : call(loadEvents, job.id, job.span),
    reset: take(guideReset),
  })
}

/** Loads what runs on a channel now. */
export function* loadCurrent(id: Id) {
  const now = yield* service('now')
  yield* put(currentRequested(id))
  const moment = isoOf(yield* hotelNow())
  const outcome = yield* callHotel(
    loadEPGContentOfItemId,
    {
      item_id: id,
      start_time: moment,
      end_time: moment,
      limit: 1,
    },
    { keep: `epg/now/${yield* select(selectLanguage)}/${id}` },
  )
  if (outcome.kind === 'ok') {
    // A cached event may be over.
    const present = yield* hotelNow()
    const running = arrange(outcome.answer.slice(0, 1)).filter(
      ({ end_timestamp }) => !outcome.asOf || end_timestamp * 1000 > present,
    )
    const [event] = yield* readEvents(running)
    return yield* put(currentLoaded({ id, event: event ?? null, at: now() }))
  }
  yield* log('error', 'epg', `what runs on channel ${id} did not load: ${outcome.kind}`)
  yield* put(currentFailed({ id, at: now() }))
}

function* loadEvents(id: Id, asked: Span) {
  const { from, to } = asked
  const now = yield* service('now')
  yield* put(eventsRequested(id))
  // The span that is known stays contiguous, so what precedes it has to reach it.
  const known = knownSpan(yield* select(selectEpgChannel, id))
  const isBefore = known !== null && from < known.from
  const kept = yield* findKept(id, asked, isBefore)
  if (kept) return yield* call(addEvents, id, kept.events, kept.span)
  const outcome = yield* callHotel(
    loadEPGContentOfItemId,
    {
      item_id: id,
      start_time: isoOf(from),
      end_time: isoOf(to),
      limit: maxEvents,
    },
    { keep: yield* keptAs(id, asked) },
  )
  if (outcome.kind === 'ok')
    return yield* call(addEvents, id, outcome.answer, { from, to: answeredTo(outcome.answer, asked) })
  // The hotel may have gone out of reach meanwhile.
  const late = yield* findKept(id, asked, isBefore)
  if (late) return yield* call(addEvents, id, late.events, late.span)
  yield* log('error', 'epg', `the programme of channel ${id} did not load: ${outcome.kind}`)
  yield* put(eventsFailed({ id, at: now() }))
}

/** Adds the events of a span to those that are known. */
function* addEvents(id: Id, added: readonly ProgrammeEvent[], span: Span) {
  const now = yield* service('now')
  const entry = yield* select(selectEpgChannel, id)
  const events = yield* readEvents(arrange([...(entry?.events ?? []), ...added]))
  yield* put(eventsLoaded({ id, events, span: unitedSpan(knownSpan(entry), span), at: now() }))
}

/** A full response is cut off: nothing is known after the start of its last event. */
function answeredTo(events: readonly ProgrammeEvent[], { from, to }: Span): number {
  if (events.length < maxEvents) return to
  const last = events.reduce((latest, event) => Math.max(latest, event.start_timestamp * 1000), 0)
  return last > from && last < to ? last : to
}

function* readEvents(events: readonly ProgrammeEvent[]) {
  const format = {
    timezone: yield* select(selectTimezone),
    is12Hour: yield* select(selectUses12HourClock),
  }
  return events.map((event) => readEvent(event, format))
}
