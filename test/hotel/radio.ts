// The stations of the web radio, generated for all countries on the first request. A `scale` above 1 adds more.
import { countries, type SeedCountry } from './content/radio/countries.ts'
import { patterns, type Style, styles } from './content/radio/names.ts'
import { type Chance, chance } from './pictures/studio/chance.ts'

/**
 * Behaviour of a station's stream: most play on, a few fail as stations on the internet do. The address of some is that
 * of a playlist: m3u, pls, HLS, or an m3u whose address does not say so (`unnamed`).
 */
export type Stream = 'plays' | 'stalls' | 'missing' | 'ends' | 'rubbish' | 'm3u' | 'pls' | 'hls' | 'unnamed'

export interface RadioStation {
  id: string
  name: string
  style: Style
  hasLogo: boolean
  stream: Stream
}

export interface RadioCountry extends SeedCountry {
  all: readonly RadioStation[]
}

/** The stations that fail, and those with a playlist, come last in their countries, which are small. */
const special: readonly { country: string; name: string; stream: Stream }[] = [
  { country: 'IS', name: 'Útvarp Þögn', stream: 'stalls' },
  { country: 'IS', name: 'Radio Geysir', stream: 'ends' },
  { country: 'IS', name: 'Hekla 404', stream: 'missing' },
  { country: 'IS', name: 'Norðurljós Gamla', stream: 'rubbish' },
  { country: 'EE', name: 'Raadio Meri', stream: 'm3u' },
  { country: 'EE', name: 'Raadio Mets', stream: 'pls' },
  { country: 'EE', name: 'Raadio Raba', stream: 'hls' },
  { country: 'EE', name: 'Raadio Saar', stream: 'unnamed' },
]

/** The country with a very long list of stations if the hotel is scaled up. */
const largest = 'US'
const largestAtScale = 3000

const letter = (fate: Chance) => String.fromCharCode(65 + Math.floor(fate.next() * 26))

function nameOf({ tongue, cities }: SeedCountry, style: Style, fate: Chance): string {
  const [first = '', ...others] = patterns[tongue][style]
  const [capital = '', ...places] = cities.split(',')
  const frequency = (87.6 + Math.floor(fate.next() * 102) * 0.2).toFixed(1)
  const call = `${fate.of(['W', 'K'])}${letter(fate)}${letter(fate)}${letter(fate)}`
  return fate
    .of([first, ...others])
    .replace('{c}', fate.of([capital, ...places]))
    .replace('{f}', frequency)
    .replace('{k}', call)
}

function stationsOf(country: SeedCountry, count: number): RadioStation[] {
  const fate = chance(`radio ${country.iso2}`)
  const last = special.filter(({ country: at }) => at === country.iso2)
  const names = new Set<string>()
  const made: RadioStation[] = []
  // The styles take turns, so that even a short list of stations is varied.
  for (let at = 0; made.length < count - last.length; at += 1) {
    const style = styles[at % styles.length] ?? 'pop'
    let name = nameOf(country, style, fate)
    for (let again = 2; names.has(name); again += 1) name = `${nameOf(country, style, fate)} ${again}`
    names.add(name)
    made.push({
      id: `r-${country.iso2.toLowerCase()}-${at + 1}`,
      name,
      style,
      hasLogo: fate.next() > 0.05,
      stream: 'plays',
    })
  }
  for (const { name, stream } of last)
    made.push({
      id: `r-${country.iso2.toLowerCase()}-${stream}`,
      name,
      style: 'pop',
      hasLogo: true,
      stream,
    })
  return made
}

export class Radio {
  readonly #scale: number
  #countries: readonly RadioCountry[] | null = null
  #stations: ReadonlyMap<string, RadioStation> | null = null

  constructor(scale = 1) {
    this.#scale = scale
  }

  countries(): readonly RadioCountry[] {
    this.#countries ??= countries.map((country) => ({
      ...country,
      all: stationsOf(country, this.#countIn(country)),
    }))
    return this.#countries
  }

  station(id: string): RadioStation | undefined {
    this.#stations ??= new Map(
      this.countries().flatMap(({ all }) => all.map((station) => [station.id, station])),
    )
    return this.#stations.get(id)
  }

  /** A hotel that is scaled up has twice as many stations per country, and thousands in the largest one. */
  #countIn({ iso2, stations }: SeedCountry): number {
    if (this.#scale === 1) return stations
    return iso2 === largest ? largestAtScale * this.#scale : stations * 2
  }
}
