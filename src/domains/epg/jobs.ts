import type { Id } from '../../contract/looseId.ts'
import { isRetried } from '../../core/retries.ts'
import { type EpgEvent, missingSpan, runningAt, type Span } from './schedule.ts'
import type { EpgChannel, EpgState } from './slice.ts'

/** One request to send. */
export type Job = { kind: 'current'; id: Id } | { kind: 'programme'; id: Id; span: Span }

/** No request is due now. `ms` is the time until the next one may be due; null if none will be. */
interface Wait {
  kind: 'wait'
  ms: number | null
}

/** Minimum interval between two requests: if the hotel's clock is behind, it answers with an event that is over. */
const minRenewalMs = 30_000
/** Interval between requests while nothing runs on the channel. */
const emptyRenewalMs = 5 * 60_000
/** Time after which a failed request is retried. */
const retryMs = 60_000

/** Returns when the current event is due for a request, by the device's clock; null while a request is pending, or has failed too often. */
function currentDueAt(entry: EpgChannel | undefined, clockOffset: number): number | null {
  if (!entry || entry.currentStatus === 'unknown') return 0
  if (entry.currentStatus === 'fetching') return null
  if (entry.currentStatus === 'failure')
    return isRetried(entry.currentFailures) ? entry.currentLoadedAt + retryMs : null
  const { currentEvent, currentLoadedAt } = entry
  if (!currentEvent) return currentLoadedAt + emptyRenewalMs
  return Math.max(currentEvent.end_timestamp * 1000 - clockOffset, currentLoadedAt + minRenewalMs)
}

/** The span for which a channel's programme is loaded. */
export function knownSpan(entry: EpgChannel | undefined): Span | null {
  if (!entry?.fetchedStartTime || !entry.fetchedEndTime) return null
  return { from: Date.parse(entry.fetchedStartTime), to: Date.parse(entry.fetchedEndTime) }
}

/** Whether it is known what runs on a channel at a moment (ms), whatever the current event says. */
export function isKnownAt(entry: EpgChannel | undefined, ms: number): boolean {
  const known = knownSpan(entry)
  return known !== null && known.from <= ms && ms < known.to
}

/** What runs on a channel now (Unix seconds): by its programme, else what the hotel last named as running. */
export function runningOn(entry: EpgChannel | undefined, seconds: number): EpgEvent | null {
  if (!entry) return null
  return isKnownAt(entry, seconds * 1000) ? runningAt(entry.events, seconds) : entry.currentEvent
}

function programmeDueAt(entry: EpgChannel | undefined, wanted: Span): number | null {
  if (!missingSpan(knownSpan(entry), wanted) || entry?.status === 'fetching') return null
  if (entry?.status !== 'failure') return 0
  return isRetried(entry.failures) ? entry.loadedAt + retryMs : null
}

/**
 * Returns the next request: the first of the wanted channels for which one is due.
 * @param now the device's time, by which answers were loaded
 * @param clockOffset milliseconds by which the hotel's clock is ahead of it
 */
export function nextJob(
  { wanted, byId }: Pick<EpgState, 'wanted' | 'byId'>,
  now: number,
  clockOffset = 0,
): Job | Wait {
  let next: number | null = null
  for (const id of wanted?.ids ?? []) {
    const entry = byId[id]
    const span = wanted?.kind === 'programme' ? wanted.span : null
    const dueAt = span ? programmeDueAt(entry, span) : currentDueAt(entry, clockOffset)
    if (dueAt === null) continue
    if (dueAt <= now) {
      const missing = span && missingSpan(knownSpan(entry), span)
      return missing ? { kind: 'programme', id, span: missing } : { kind: 'current', id }
    }
    next = next === null ? dueAt : Math.min(next, dueAt)
  }
  return { kind: 'wait', ms: next === null ? null : next - now }
}
