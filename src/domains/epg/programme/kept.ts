/** The programmes that are kept on this device for a guest who is out of the hotel's reach. */

import { call, select } from 'typed-redux-saga'
import { loadEPGContentOfItemId, type ProgrammeEvent } from '../../../contract/epg.ts'
import type { Id } from '../../../contract/looseId.ts'
import { selectIsAway } from '../../../core/offlineCache/selectIsAway.ts'
import { service } from '../../../core/services.ts'
import { readAnswer } from '../../../realtime/answer.ts'
import { selectLanguage } from '../../language/slice.ts'
import type { Span } from './windows.ts'

/** The answers of a channel, in the guest's language. */
function* prefixOf(id: Id) {
  return `epg/programme/${yield* select(selectLanguage)}/${id}/`
}

export function* keptAs(id: Id, { from, to }: Span) {
  return `${yield* prefixOf(id)}${from}-${to}`
}

export interface KeptProgramme {
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
export function* findKept(id: Id, { from, to }: Span, isWhole: boolean) {
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
