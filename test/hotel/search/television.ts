// TV channels, and their events of the next 24 hours, as search entries.
import type { Property } from '../seed/properties.ts'
import type { HotelServices } from '../services.ts'
import type { Entry, Searchable } from './searchable.ts'

const hourMs = 3_600_000
const ahead = 24 * hourMs

export function searchableTelevision({ guide, clock }: HotelServices): readonly Searchable[] {
  const channels = new Map<string, readonly Entry[]>()
  const events = new Map<string, { hour: number; entries: readonly Entry[] }>()

  const channelsOf = (project: string): Entry[] =>
    guide.channels().map(({ id, name, group }) => ({
      title: name,
      words: group,
      hit: { id, title: name, image: `/ONEapp/skins/${project}/tv/${id}.svg` },
    }))

  const eventsOf = ({ zone }: Property, hour: number): Entry[] =>
    guide
      .channels()
      .flatMap((channel) =>
        guide
          .events(channel, { from: hour * hourMs, to: hour * hourMs + ahead }, clock.now(), zone)
          .filter(({ type }) => type === 'event')
          .map((event) => ({ ...event, channel_id: channel.id })),
      )
      .sort((one, other) => one.start - other.start)
      .map(({ id, title, description, start, end, channel_id }) => ({
        title,
        words: description,
        hit: { id, title, description, channel_id, start_timestamp: start, end_timestamp: end },
      }))

  return [
    {
      type: 'tv',
      entries: ({ project }) => {
        const entries = channels.get(project) ?? channelsOf(project)
        channels.set(project, entries)
        return entries
      },
    },
    {
      type: 'epg',
      // Computed once an hour.
      entries: (property) => {
        const hour = Math.floor(clock.now() / hourMs)
        const before = events.get(property.id)
        if (before?.hour === hour) return before.entries
        const entries = eventsOf(property, hour)
        events.set(property.id, { hour, entries })
        return entries
      },
    },
  ]
}
