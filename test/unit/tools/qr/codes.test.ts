import decodeQR from 'qr/decode.js'
import { describe, expect, it } from 'vitest'
import { readLocation } from '../../../../src/domains/qr/readCode.ts'
import { readOrder } from '../../../tools/qr/arguments.ts'
import { namesOf, sheetOf, svgOf } from '../../../tools/qr/codes.ts'

const scale = 6

/** Draws the SVG as a camera would see it, and reads the code. */
function decoded(svg: string): string {
  const size = Number(/viewBox="0 0 (\d+) /.exec(svg)?.[1]) * scale
  const data = new Uint8Array(size * size * 4).fill(255)
  const dark = /<path d="([^"]*)"/.exec(svg)?.[1] ?? ''
  for (const [, x, y, length] of dark.matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g))
    for (let row = Number(y) * scale; row < (Number(y) + 1) * scale; row += 1) {
      const from = row * size + Number(x) * scale
      for (let at = from; at < from + Number(length) * scale; at += 1) data.set([0, 0, 0, 255], at * 4)
    }
  return decodeQR({ width: size, height: size, data })
}

const hotel = ['--origin', 'https://hotel.example']
const order = (...words: string[]) => readOrder([...hotel, ...words])

describe('codes of rooms and tables', () => {
  it('the code of a room opens the sign-in with the room', () => {
    const { codes } = order('--rooms', '101-103,201', '--property', '1', '--theme', '7')
    expect(codes.map(({ caption }) => caption)).toEqual(['Room 101', 'Room 102', 'Room 103', 'Room 201'])
    expect(codes.map((code) => decoded(svgOf(code)))).toEqual(
      ['101', '102', '103', '201'].map(
        (room) => `https://hotel.example/ONEapp/?property=1&theme=7&room=${room}`,
      ),
    )
  })

  it('the code of a table opens the shop, and the reader in the cart takes the place from it', () => {
    const { codes } = order('--places', 'Table 09-11,Café am See', '--shop', '2', '--mode', 'walkin')
    const read = codes.map((code) => decoded(svgOf(code)))
    expect(read[0]).toBe('https://hotel.example/ONEapp/shop/flow/2?mode=walkin&location=Table+09')
    expect(read.map(readLocation)).toEqual(['Table 09', 'Table 10', 'Table 11', 'Café am See'])
  })

  it('a place without a shop opens home', () => {
    expect(order('--places', 'Sunbed 4').codes).toEqual([
      { caption: 'Sunbed 4', address: 'https://hotel.example/ONEapp/?location=Sunbed+4' },
    ])
  })

  it('each code has a file name of its own', () => {
    const captions = ['Room 101', 'Café am See', 'Cafe am See!', '—']
    expect(namesOf(captions.map((caption) => ({ caption, address: '' })))).toEqual([
      ...['room-101', 'cafe-am-see', 'cafe-am-see-2', 'code'],
    ])
  })

  it('the sheet has a card for each, with what the hotel writes on it', () => {
    const { codes, title, hint } = order('--rooms', '1-13', '--title', 'B & B', '--hint', 'Scan <me>')
    const sheet = sheetOf(codes, { title, hint })
    const cards = sheet.match(/<li>.*?<\/li>/gs) ?? []
    expect(cards).toHaveLength(13)
    expect(decoded(cards[12] ?? '')).toContain('room=13')
    expect(cards[12]).toContain('<b>B &amp; B</b>')
    expect(cards[12]).toContain('<strong>Room 13</strong><span>Scan &lt;me&gt;</span>')
  })

  it.each([
    [['--rooms', '1'], '--origin must be the https address'],
    [['--origin', 'http://hotel.example', '--rooms', '1'], '--origin must be the https address'],
    [hotel, 'Name rooms'],
    [[...hotel, '--rooms', '9-1'], '9-1 is no range'],
    [[...hotel, '--rooms', '1', '--mode', 'guest'], 'There is no mode guest: walkin,'],
    [[...hotel, '--places', 'x'.repeat(101)], 'has 100 letters at most'],
    [[...hotel, '--room', '1'], "Unknown option '--room'"],
  ])('%j: %s', (words, message) => {
    expect(() => readOrder(words)).toThrow(message)
  })
})
