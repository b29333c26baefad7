// What the codes of rooms and tables say, and how they are drawn.
import { encodeQR } from 'qr'

export interface Code {
  /** What stands below the code: `Room 101`. */
  caption: string
  /** The address that a phone's camera opens. */
  address: string
}

export interface CodeOptions {
  /** `https://hotel.example` */
  origin: string
  property?: string | undefined
  theme?: string | undefined
  mode?: string | undefined
  /** The shop that the code of a place opens; without one it opens home. */
  shop?: string | undefined
}

/** Reads `101-104,201` as 101, 102, 103, 104, 201, and keeps what is no range, such as `Suite A`. */
export function readRange(text: string): string[] {
  return text.split(',').flatMap((part) => {
    const [, first = '', last = ''] = /^\s*(\d+)\s*-\s*(\d+)\s*$/.exec(part) ?? []
    if (!first) return part.trim() ? [part.trim()] : []
    const count = Number(last) - Number(first) + 1
    if (count < 1 || count > 5000) throw new Error(`${part.trim()} is no range of 1 to 5000 numbers.`)
    // Keeps leading zeros: 001-020.
    return Array.from({ length: count }, (_, at) => String(Number(first) + at).padStart(first.length, '0'))
  })
}

/** Reads `Table 1-30` as Table 1, Table 2 and so on. */
export function readPlaces(text: string): string[] {
  return text.split(',').flatMap((part) => {
    const [, name = '', range = ''] = /^(.*?)\s*(\d+\s*-\s*\d+)$/.exec(part.trim()) ?? []
    return range ? readRange(range).map((number) => `${name} ${number}`.trim()) : readRange(part)
  })
}

function addressOf(
  path: string,
  { origin, property, theme, mode }: CodeOptions,
  own: Record<string, string>,
) {
  const address = new URL(path, origin)
  const given = { property, theme, mode, ...own }
  for (const [name, value] of Object.entries(given)) if (value) address.searchParams.set(name, value)
  return address.href
}

/** The sign-in with the room filled in; the guest's name is never part of a code. */
export const roomCode = (room: string, options: CodeOptions): Code => ({
  caption: `Room ${room}`,
  address: addressOf('/ONEapp/', options, { room }),
})

/** The place where an order goes. The reader in the cart takes it from the same code. */
export const placeCode = (place: string, options: CodeOptions): Code => ({
  caption: place,
  address: addressOf(options.shop ? `/ONEapp/shop/flow/${options.shop}` : '/ONEapp/', options, {
    location: place,
  }),
})

/** The margin that readers need around a code, in modules. */
const quietZone = 4

/** One rectangle for each run of dark modules in a row. */
const runsOf = (row: readonly boolean[], y: number): string =>
  row
    .map((isDark, x) => {
      if (!isDark || row[x - 1]) return ''
      const end = row.indexOf(false, x)
      const length = (end < 0 ? row.length : end) - x
      return `M${x} ${y}h${length}v1h-${length}z`
    })
    .join('')

const escaped = (text: string) =>
  text.replace(
    /[&<>"]/g,
    (letter) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[letter] ?? '',
  )

/** The code as an image that can be printed at any size; a quarter of it may be scratched or covered. */
export function svgOf({ caption, address }: Code): string {
  const rows = encodeQR(address, 'raw', { ecc: 'quartile', border: quietZone })
  const size = rows.length
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges" role="img"><title>${escaped(caption)}</title><path fill="#fff" d="M0 0h${size}v${size}h-${size}z"/><path d="${rows.map(runsOf).join('')}"/></svg>\n`
}

/** A file name for a caption: `room-101`. Captions that differ in signs only get a number. */
export function namesOf(codes: readonly Code[]): string[] {
  const taken = new Map<string, number>()
  return codes.map(({ caption }) => {
    const plain = caption.normalize('NFD').replace(/\p{M}/gu, '')
    const name =
      plain
        .toLowerCase()
        .replace(/[^\p{L}\p{N}]+/gu, '-')
        .replace(/^-|-$/g, '') || 'code'
    const count = (taken.get(name) ?? 0) + 1
    taken.set(name, count)
    return count === 1 ? name : `${name}-${count}`
  })
}

/** A page of cards to print and cut: twelve on a sheet of A4. */
export function sheetOf(codes: readonly Code[], { title, hint }: { title: string; hint: string }): string {
  const cards = codes.map(
    (code) =>
      `<li>${title && `<b>${escaped(title)}</b>`}${svgOf(code)}<strong>${escaped(code.caption)}</strong>${hint && `<span>${escaped(hint)}</span>`}</li>`,
  )
  return `<!doctype html>
<meta charset="utf-8">
<title>${escaped(title || 'QR codes')}</title>
<style>
@page { size: A4; margin: 10mm }
body { margin: 0; font: 11pt/1.3 system-ui, sans-serif; color: #000; background: #fff }
ul { display: grid; grid-template-columns: repeat(3, 1fr); gap: 4mm; margin: 0; padding: 0; list-style: none }
li { display: flex; flex-direction: column; align-items: center; justify-content: center; box-sizing: border-box; height: 64mm; padding: 2mm; border: 0.2mm dashed #999; text-align: center; break-inside: avoid; overflow: hidden }
svg { width: 40mm; height: 40mm; flex: none }
strong { font-size: 14pt }
</style>
<ul>
${cards.join('\n')}
</ul>
`
}
