import type { EventKind } from './slice.ts'

/** What a screen counts as; null where nothing is counted (STAT-03 to STAT-06). */
export function eventOf(screen: string, params: Record<string, string>): EventKind | null {
  if (screen === 'home') return { event_type: 'home', event_value: 'home' }
  if (screen === 'contentpage') return { event_type: 'contentpage', event_value: params.cpId ?? '' }
  if (screen.startsWith('vod')) return { event_type: 'module', event_value: 'VOD' }
  return null
}

export const isSameKind = (one: EventKind, other: EventKind): boolean =>
  one.event_type === other.event_type && one.event_value === other.event_value
