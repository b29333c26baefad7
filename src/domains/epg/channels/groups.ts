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

export const isNamedGroup = (group: string): group is NamedGroup =>
  (named as readonly string[]).includes(group)

/** The groups of the channels, in the order in which they come first. */
export const groupsOf = (channels: readonly Channel[]): string[] => [
  ...new Set(channels.map(({ group }) => group).filter(Boolean)),
]

export const inGroup = (channels: readonly Channel[], group: string): readonly Channel[] =>
  group === '' ? channels : channels.filter((channel) => channel.group.toLowerCase() === group.toLowerCase())
