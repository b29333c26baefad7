import { parseArgs } from 'node:util'
import { isMode, modes } from '../../../src/core/mode.ts'
import { type Code, placeCode, readPlaces, readRange, roomCode } from './codes.ts'

export const usage = `npm run qr -- --origin https://hotel.example --rooms 101-120,201
npm run qr -- --origin https://hotel.example --places "Table 1-30,Pool bar" --shop 2 --mode walkin

  --origin    where guests reach the app
  --rooms     the sign-in of these rooms
  --places    tables and sunbeds, where an order goes
  --shop      the shop that the code of a place opens
  --property, --theme, --mode   as in the links to the app
  --title, --hint   what stands above and below each code of the sheet
  --out       a folder, qr-codes if it is not given`

export interface QrOrder {
  codes: Code[]
  out: string
  title: string
  hint: string
}

const text = { type: 'string' } as const

/** Reads the command line. Throws an error whose message is for the person at the terminal. */
export function readOrder(words: string[]): QrOrder {
  const { values } = parseArgs({
    args: words,
    options: {
      ...{ origin: text, rooms: text, places: text, shop: text, property: text, theme: text, mode: text },
      ...{ title: text, hint: text, out: text },
    },
  })
  const { origin = '', rooms = '', places = '', mode } = values
  const { protocol = '', hostname = '' } = URL.parse(origin) ?? {}
  const isLocal = hostname === '127.0.0.1' || hostname === 'localhost'
  if (protocol !== 'https:' && !(protocol === 'http:' && isLocal))
    throw new Error(
      '--origin must be the https address under which guests reach the app: https://hotel.example',
    )
  if (mode && !isMode(mode)) throw new Error(`There is no mode ${mode}: ${modes.join(', ')}.`)
  const options = { ...values, origin }
  const codes = [
    ...readRange(rooms).map((room) => roomCode(room, options)),
    ...readPlaces(places).map((place) => placeCode(place, options)),
  ]
  if (codes.length === 0) throw new Error('Name rooms (--rooms 101-120) or places (--places "Table 1-30").')
  const tooLong = codes.find(({ caption }) => caption.length > 100)
  if (tooLong) throw new Error(`The name of a place has 100 letters at most: ${tooLong.caption}`)
  return { codes, out: values.out ?? 'qr-codes', title: values.title ?? '', hint: values.hint ?? '' }
}
