// The command line of the contract suite, validated; each mistake is one line.
import { parseArgs } from 'node:util'
import type { GuestName } from './guest.ts'
import { type AreaName, areaNames, type Settings } from './runContract.ts'

export interface CommandLine {
  settings: Settings
  /** File for the report as JSON. */
  json: string | undefined
  /** Whether what the hotel does not offer counts as a difference. */
  isComplete: boolean
  /** Whether rows that hold are printed, too. */
  isVerbose: boolean
}

/** A wrong command line. Only its message is printed. */
export class Misuse extends Error {}

export const usage = `npm run contract -- https://hotel.example --guest ROOM:SURNAME --guest ROOM:SURNAME
  --writes         also try what orders, books, buys, sends and switches (for test rooms: films are charged,
                   a department is called, a door with Salto locks is opened)
  --property ID    the property of both guests (default 1)
  --json FILE      write the report as JSON
  --only AREA,…    ${areaNames.join(', ')}
  --complete       what is not offered counts as a difference
  --verbose        print the rows that hold, too
  --timeout MS     for each answer (default 6000, as the app at its start)
  --ping SECONDS   wait for the hotel's ping (default 65; 0 does not)
  --listen SECONDS wait at the end for what the staff causes: ring the bell, accept an order, send a message
  --away SECONDS   close the channel of the first guest for this time, while the staff rings the bell of the room`

const options = {
  guest: { type: 'string', multiple: true },
  writes: { type: 'boolean', default: false },
  property: { type: 'string', default: '1' },
  json: { type: 'string' },
  only: { type: 'string' },
  complete: { type: 'boolean', default: false },
  verbose: { type: 'boolean', default: false },
  timeout: { type: 'string', default: '6000' },
  ping: { type: 'string', default: '65' },
  listen: { type: 'string', default: '0' },
  away: { type: 'string', default: '0' },
} as const

function originOf(address: string | undefined): string {
  if (!address) throw new Misuse(usage)
  const url = URL.parse(address)
  if (!url || !/^https?:$/.test(url.protocol))
    throw new Misuse(`"${address}" is no address of a hotel, such as https://hotel.example.`)
  return url.origin
}

function guestOf(text: string): GuestName {
  const [, room, name] = /^([^:]+):(.+)$/.exec(text) ?? []
  if (!room || !name) throw new Misuse(`"${text}" is no guest, such as 101:Berger.`)
  return { room, name }
}

function wholeOf(name: string, text: string): number {
  if (!/^\d{1,6}$/.test(text)) throw new Misuse(`--${name} must be a whole number, not "${text}".`)
  return Number(text)
}

const isArea = (name: string): name is AreaName => areaNames.some((area) => area === name)

function areasOf(text: string): AreaName[] {
  const names = text.split(',')
  const areas = names.filter(isArea)
  if (areas.length < names.length) throw new Misuse(`--only takes ${areaNames.join(', ')}.`)
  return areas
}

function parsed(words: readonly string[]) {
  try {
    return parseArgs({ args: [...words], options, allowPositionals: true })
  } catch (error) {
    throw new Misuse(error instanceof Error ? (error.message.split('. ', 1)[0] ?? '') : String(error))
  }
}

/** @throws Misuse */
export function commandLine(words: readonly string[]): CommandLine {
  const { values, positionals } = parsed(words)
  const [address, ...others] = positionals
  const origin = originOf(address)
  if (others.length > 0) throw new Misuse(`One address at a time: what is "${others[0]}"?`)
  const [one, two, ...more] = (values.guest ?? []).map(guestOf)
  if (!one || !two || more.length > 0)
    throw new Misuse('Two guests of two rooms are needed: --guest 101:Berger --guest 102:Rossi')
  const settings: Settings = {
    origin,
    property: values.property,
    timeoutMs: wholeOf('timeout', values.timeout),
    guests: [one, two],
    writes: values.writes,
    pingWaitMs: wholeOf('ping', values.ping) * 1000,
    listenMs: wholeOf('listen', values.listen) * 1000,
    awayMs: wholeOf('away', values.away) * 1000,
    ...(values.only !== undefined && { only: areasOf(values.only) }),
  }
  return { settings, json: values.json, isComplete: values.complete, isVerbose: values.verbose }
}
