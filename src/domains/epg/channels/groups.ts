import type { Channel } from '../../../contract/epg.ts'
import type { Id } from '../../../contract/looseId.ts'

/** Groups that have a translated name; a hotel may have others, which keep the hotel's name. */
const named = [
  'news',
  'general',
  'film',
  'series',
  'sports',
  'kids',
  'knowledge',
  'music',
  'culture',
  'shopping',
  'hotel',
] as const
export type NamedGroup = (typeof named)[number]

/** Ignores upper and lower case, because hotels do not spell a group consistently. */
export const isSameGroup = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase()

export const namedGroupOf = (group: string): NamedGroup | undefined =>
  named.find((name) => isSameGroup(name, group))

/** The groups of the channels, in the order of their first channels. */
export function groupsOf(channels: readonly Channel[]): string[] {
  const groups = new Map<string, string>()
  for (const { group } of channels)
    if (group && !groups.has(group.toLowerCase())) groups.set(group.toLowerCase(), group)
  return [...groups.values()]
}

/**
 * The channels of a group, or all of them for an empty name. A hotel may list a channel once for each of its groups,
 * so of several entries with the same id only the first is taken.
 */
export function inGroup(channels: readonly Channel[], group: string): readonly Channel[] {
  const listed = new Map<Id, Channel>()
  for (const channel of channels)
    if ((group === '' || isSameGroup(channel.group, group)) && !listed.has(channel.id))
      listed.set(channel.id, channel)
  return [...listed.values()]
}
