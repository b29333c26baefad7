// The TV channels and their programme. A day of a channel is generated on demand, and is always the same.
import { addDays, localTime, momentOf } from './clock.ts'
import type { SeedFilm } from './content/films/build.ts'
import { seedFilms } from './content/films/index.ts'
import { type SeedChannel, seedChannels, type Tongue } from './content/tv/channels.ts'
import { type Pool, plans, type Slot } from './content/tv/plans.ts'
import { plots } from './content/tv/plots.ts'
import { episodeWords, placesOf, poolOf, teams } from './content/tv/pools.ts'
import { type Chance, chance } from './pictures/studio/chance.ts'

export interface TvChannel extends SeedChannel {
  id: number
  number: number
}

export interface TvEvent {
  id: number
  type: 'event' | 'placeholder'
  title: string
  description: string
  /** Unix seconds. */
  start: number
  end: number
}

const firstId = 501
/** Offset between the ids of two variants: larger than any id of the seed, so that ids do not collide. */
const variantStep = 1000
const fullDay = 24 * 60
const dayMs = fullDay * 60_000
const daysAhead = 7
/** Suffixes for the names of the channel variants that `scale` adds. */
const regions = ['West', 'South', 'North', 'East', 'HD', 'Plus', '+1', 'Gold', 'Regional', 'Extra']

const pick = <T>(entries: readonly T[], fate: Chance): T | undefined =>
  entries[Math.floor(fate.next() * entries.length)]

function filled(text: string, tongue: Tongue, fate: Chance): string {
  const place = fate.of(placesOf[tongue])
  const home = Math.floor(fate.next() * teams.length)
  const away = (home + 1 + Math.floor(fate.next() * (teams.length - 1))) % teams.length
  let isHome = true
  return text
    .replace(
      '{episode}',
      episodeWords[tongue](1 + Math.floor(fate.next() * 6), 1 + Math.floor(fate.next() * 13)),
    )
    .replace('{plot}', () => fate.of(plots[tongue]))
    .replaceAll('{place}', place)
    .replaceAll('{team}', () => {
      const team = teams[isHome ? home : away] ?? ''
      isHome = false
      return team
    })
}

/** Picks a film for the channel. Except on children's channels, films rated above 12 run only from 22:00. */
function filmAt(minute: number, channel: TvChannel, fate: Chance): SeedFilm | undefined {
  const isLate = minute >= 17 * 60
  const isForChildren = channel.format === 'kids'
  const fitting = seedFilms.filter(({ rating, genres }) =>
    isForChildren ? genres.includes('family') : rating <= (isLate ? 16 : 12) && !genres.includes('horror'),
  )
  return pick(fitting, fate)
}

interface Programme {
  title: string
  description: string
  minutes: number
}

/** Draws entries at random, without repeating any before all have been drawn. */
function deck(fate: Chance) {
  const left = new Map<readonly string[], string[]>()
  return (entries: readonly string[]): string => {
    let rest = left.get(entries) ?? []
    if (rest.length === 0) rest = [...entries]
    const [drawn = ''] = rest.splice(Math.floor(fate.next() * rest.length), 1)
    left.set(entries, rest)
    return drawn
  }
}

interface Day {
  channel: TvChannel
  fate: Chance
  draw: ReturnType<typeof deck>
}

function programmeOf(slot: Slot, { channel, fate, draw }: Day): Programme {
  if (slot.pool === 'film') {
    const film = filmAt(slot.from, channel, fate)
    return { title: film?.title ?? '', description: film?.text ?? '', minutes: film?.minutes ?? 100 }
  }
  const entries = poolOf(channel.tongue, slot.pool)
  // A daily programme is the same every day: the channel and the time of day determine it.
  const isDaily = ['breakfast', 'soap', 'quiz', 'antiques', 'cooking', 'late'].includes(slot.pool)
  const entry = isDaily ? pick(entries, chance(`${channel.id} ${slot.from}`)) : draw(entries)
  const [title = '', description = ''] = filled(entry ?? '', channel.tongue, fate).split(' | ')
  return { title, description, minutes: 0 }
}

const roundedUp = (minutes: number) => Math.ceil((minutes + 3) / 5) * 5

/** A film channel has no fixed times: each film follows the previous one. */
function filmDay(day: Day): (Programme & { from: number; pool: Pool })[] {
  const films: (Programme & { from: number; pool: Pool })[] = []
  for (let from = 0; from < fullDay - 60; ) {
    const programme = programmeOf({ from, pool: 'film' }, day)
    films.push({ ...programme, from, pool: 'film' })
    from += roundedUp(programme.minutes)
  }
  return films
}

function dayOf(channel: TvChannel, date: string) {
  const fate = chance(`${channel.id} ${date}`)
  const day = { channel, fate, draw: deck(fate) }
  if (channel.format === 'film') return filmDay(day)
  const days = plans[channel.format]
  const plan = days[channel.id % days.length] ?? []
  return plan.map((slot) => ({ ...programmeOf(slot, day), ...slot }))
}

export class Guide {
  readonly #scale: number
  #channels: ReadonlyMap<number, TvChannel> | null = null

  constructor(scale = 1) {
    this.#scale = scale
  }

  /** Returns the channels in the order of their numbers on the remote control. */
  channels(): readonly TvChannel[] {
    return [...this.#all().values()]
  }

  channel(id: number): TvChannel | undefined {
    return this.#all().get(id)
  }

  /** Returns the next or the previous channel, as the remote control's keys do; wraps around at both ends. */
  beside(id: number, step: 1 | -1): TvChannel | undefined {
    const channels = this.channels()
    const at = channels.findIndex((channel) => channel.id === id)
    return at === -1 ? undefined : channels[(at + step + channels.length) % channels.length]
  }

  /**
   * Returns the channel's events between two moments (ms), sorted by start; equal moments select the event that runs
   * then. The programme covers yesterday, today and the six days after, in the zone's local time.
   */
  events(channel: TvChannel, window: { from: number; to: number }, now: number, zone: string): TvEvent[] {
    const today = localTime(now, zone).date
    const firstDate = addDays(today, -1)
    const lastDate = addDays(today, daysAhead - 1)
    const found: TvEvent[] = []
    let date = addDays(localTime(Math.max(window.from, Date.parse(firstDate)), zone).date, -1)
    const last = localTime(Math.min(window.to, Date.parse(lastDate) + 2 * dayMs), zone).date
    for (; date <= last; date = addDays(date, 1)) {
      if (date < firstDate || date > lastDate) continue
      for (const event of this.#eventsOf(channel, date, zone)) {
        const start = event.start * 1000
        const end = event.end * 1000
        if (end > window.from && (start < window.to || start === window.from)) found.push(event)
      }
    }
    return found
  }

  #eventsOf(channel: TvChannel, date: string, zone: string): TvEvent[] {
    const begins = momentOf(date, '05:00:00', zone)
    const ends = momentOf(addDays(date, 1), '05:00:00', zone)
    const slots = dayOf(channel, date)
    const dayNumber = Math.round(Date.parse(date) / dayMs) % 10_000
    return slots.flatMap(({ from, pool, title, description, minutes }, index): TvEvent[] => {
      if (pool === 'nothing') return []
      const start = begins + from * 60_000
      const next = slots[index + 1]
      const latest = Math.min(next ? begins + next.from * 60_000 : ends, ends)
      // A film ends after its own length; the time left until the next programme stays a gap.
      const own = pool === 'film' && channel.format !== 'film' ? start + roundedUp(minutes) * 60_000 : latest
      const end = Math.min(latest, own)
      if (end <= start) return []
      const isPlaceholder = pool === 'placeholder'
      return [
        {
          id: (channel.id * 10_000 + dayNumber) * 100 + index,
          type: isPlaceholder ? 'placeholder' : 'event',
          title: isPlaceholder ? '' : title,
          description: isPlaceholder ? '' : description,
          start: start / 1000,
          end: end / 1000,
        },
      ]
    })
  }

  #all(): ReadonlyMap<number, TvChannel> {
    if (!this.#channels) {
      const made = Array.from({ length: this.#scale }, (_, variant) =>
        seedChannels.map((seed, index): TvChannel => {
          const region = variant === 0 ? '' : ` ${regions[(variant - 1) % regions.length]}`
          const round = variant > regions.length ? ` ${Math.ceil(variant / regions.length)}` : ''
          return {
            ...seed,
            name: seed.name + region + round,
            id: firstId + index + variant * variantStep,
            number: 1 + index + variant * seedChannels.length,
          }
        }),
      ).flat()
      this.#channels = new Map(made.map((channel) => [channel.id, channel]))
    }
    return this.#channels
  }
}
