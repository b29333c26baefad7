import type { Channel } from '../../../contract/epg.ts'

/** Groups that have a name in the guest's language; a hotel may have others, which are shown as it calls them. */
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

/** Hotels write a group now with capital letters, now without. */
export const isSameGroup = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase()

export const namedGroupOf = (group: string): NamedGroup | undefined =>
  named.find((name) => isSameGroup(name, group))

/** The groups of the channels, in the order in which they come first. */
export function groupsOf(channels: readonly Channel[]): string[] {
  const groups = new Map<string, string>()
  for (const { group } of channels)
    if (group && !groups.has(group.toLowerCase())) groups.set(group.toLowerCase(), group)
  return [...groups.values()]
}

export const inGroup = (channels: readonly Channel[], group: string): readonly Channel[] =>
  group === '' ? channels : channels.filter((channel) => isSameGroup(channel.group, group))
