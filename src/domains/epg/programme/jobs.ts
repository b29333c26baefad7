import type { EpgChannel, EpgState } from '../slice.ts'
import { missingSpan, type Span } from './windows.ts'

/** One request. */
export type Job = { kind: 'current'; id: number } | { kind: 'programme'; id: number; span: Span }

/** Nothing to ask for now: something may be due after so many ms; null where nothing will be. */
export interface Wait {
  kind: 'wait'
  ms: number | null
}

/** The hotel's clock may be behind: what is over by this device's is not asked for more often than so. */
const minRenewalMs = 30_000
/** Where nothing runs, something may begin. */
const emptyRenewalMs = 5 * 60_000
/** What did not load is tried again by itself. */
const retryMs = 60_000

/** When the current event has to be asked for, in ms since 1970; null while it is being asked for. */
function currentDueAt(entry: EpgChannel | undefined): number | null {
  if (!entry || entry.currentStatus === 'unknown') return 0
  if (entry.currentStatus === 'fetching') return null
  if (entry.currentStatus === 'failure') return entry.currentLoadedAt + retryMs
  const { currentEvent, currentLoadedAt } = entry
  if (!currentEvent) return currentLoadedAt + emptyRenewalMs
  return Math.max(currentEvent.end_timestamp * 1000, currentLoadedAt + minRenewalMs)
}

/** What a channel's programme is known for. */
export function knownSpan(entry: EpgChannel | undefined): Span | null {
  if (!entry?.fetchedStartTime || !entry.fetchedEndTime) return null
  return { from: Date.parse(entry.fetchedStartTime), to: Date.parse(entry.fetchedEndTime) }
}

function programmeDueAt(entry: EpgChannel | undefined, wanted: Span): number | null {
  if (!missingSpan(knownSpan(entry), wanted) || entry?.status === 'fetching') return null
  return entry?.status === 'failure' ? entry.loadedAt + retryMs : 0
}

/** What to ask the hotel for next: of the channels that are shown the first with something due. */
export function nextJob({ wanted, byId }: Pick<EpgState, 'wanted' | 'byId'>, now: number): Job | Wait {
  let next: number | null = null
  for (const id of wanted?.ids ?? []) {
    const entry = byId[id]
    const span = wanted?.kind === 'programme' ? wanted.span : null
    const dueAt = span ? programmeDueAt(entry, span) : currentDueAt(entry)
    if (dueAt === null) continue
    if (dueAt <= now) {
      const missing = span && missingSpan(knownSpan(entry), span)
      return missing ? { kind: 'programme', id, span: missing } : { kind: 'current', id }
    }
    next = next === null ? dueAt : Math.min(next, dueAt)
  }
  return { kind: 'wait', ms: next === null ? null : next - now }
}
