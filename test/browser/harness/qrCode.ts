// A QR code (ISO/IEC 18004: version 4, level L, byte mode, mask 0) and a film of it for Chromium's fake camera.
import { writeFile } from 'node:fs/promises'

const size = 33
const dataWords = 80
const errorWords = 20

/** The field of 256 elements that the error correction counts in. */
const exponent: number[] = []
const logarithm: number[] = []
for (let power = 0, value = 1; power < 255; power += 1) {
  exponent[power] = value
  logarithm[value] = power
  value = value & 0x80 ? (value << 1) ^ 0x11d : value << 1
}
const times = (a: number, b: number) =>
  a && b ? (exponent[((logarithm[a] ?? 0) + (logarithm[b] ?? 0)) % 255] ?? 0) : 0

function withErrorCorrection(data: number[]): number[] {
  let generator = [1]
  for (let power = 0; power < errorWords; power += 1)
    generator = [...generator, 0].map(
      (factor, at) => factor ^ times(generator[at - 1] ?? 0, exponent[power] ?? 0),
    )
  const rest = [...data, ...new Array<number>(errorWords).fill(0)]
  for (let at = 0; at < data.length; at += 1) {
    const lead = rest[at] ?? 0
    generator.forEach((factor, offset) => {
      rest[at + offset] = (rest[at + offset] ?? 0) ^ times(factor, lead)
    })
  }
  return [...data, ...rest.slice(data.length)]
}

function wordsOf(text: string): number[] {
  const bytes = [...new TextEncoder().encode(text)]
  if (bytes.length > 78) throw new Error('too long for this code')
  // Byte mode, how many, the bytes, and an end of four zeros: always whole words.
  const bits = ['0100', ...[bytes.length, ...bytes].map((byte) => byte.toString(2).padStart(8, '0')), '0000']
  const words = (bits.join('').match(/.{8}/g) ?? []).map((word) => Number.parseInt(word, 2))
  for (let pad = 0; words.length < dataWords; pad += 1) words.push(pad % 2 ? 0x11 : 0xec)
  return withErrorCorrection(words)
}

type Modules = (boolean | undefined)[][]

const square = (
  modules: Modules,
  row: number,
  column: number,
  radius: number,
  dark: (ring: number) => boolean,
) => {
  for (let y = -radius; y <= radius; y += 1)
    for (let x = -radius; x <= radius; x += 1) {
      const line = modules[row + y]
      if (line && column + x >= 0 && column + x < size)
        line[column + x] = dark(Math.max(Math.abs(x), Math.abs(y)))
    }
}

/** The fifteen bits that say level L and mask 0, with their own error correction. */
function formatBits(): number {
  const data = 0b01000
  let rest = data << 10
  for (let bit = 14; bit >= 10; bit -= 1) if (rest & (1 << bit)) rest ^= 0b10100110111 << (bit - 10)
  return ((data << 10) | rest) ^ 0b101010000010010
}

function withFormat(modules: Modules) {
  const bits = formatBits()
  const put = (row: number, column: number, bit: number) => {
    const line = modules[row]
    if (line) line[column] = ((bits >> bit) & 1) === 1
  }
  for (let bit = 0; bit < 15; bit += 1) {
    // Down the left of the upper right and lower left corners, and round the upper left one.
    if (bit < 6) put(bit, 8, bit)
    else if (bit < 8) put(bit + 1, 8, bit)
    else put(size - 15 + bit, 8, bit)
    if (bit < 8) put(8, size - 1 - bit, bit)
    else if (bit < 9) put(8, 7, bit)
    else put(8, 14 - bit, bit)
  }
  const line = modules[size - 8]
  if (line) line[8] = true
}

/** Dark and light, row by row. */
export function qrCode(text: string): boolean[][] {
  const modules: Modules = Array.from({ length: size }, () =>
    new Array<boolean | undefined>(size).fill(undefined),
  )
  const finder = (ring: number) => ring !== 2 && ring !== 4
  for (const [row, column] of [
    [3, 3],
    [3, size - 4],
    [size - 4, 3],
  ])
    square(modules, row ?? 0, column ?? 0, 4, finder)
  square(modules, 26, 26, 2, (ring) => ring !== 1)
  for (let at = 8; at < size - 8; at += 1) {
    const top = modules[6]
    const line = modules[at]
    if (top) top[at] = at % 2 === 0
    if (line) line[6] = at % 2 === 0
  }
  withFormat(modules)

  const bits = wordsOf(text).flatMap((word) =>
    [...word.toString(2).padStart(8, '0')].map((bit) => bit === '1'),
  )
  let next = 0
  for (let right = size - 1; right > 0; right -= 2) {
    // The column of the timing pattern is passed over.
    if (right === 6) right = 5
    const isUpward = ((right + 1) & 2) === 0
    for (let step = 0; step < size; step += 1)
      for (const column of [right, right - 1]) {
        const row = isUpward ? size - 1 - step : step
        const line = modules[row]
        if (!line || line[column] !== undefined) continue
        line[column] = (bits[next] ?? false) !== ((row + column) % 2 === 0)
        next += 1
      }
  }
  return modules.map((line) => line.map((dark) => dark === true))
}

const picture = { width: 640, height: 480 }

/** Writes an uncompressed film (y4m) in which a camera sees the code, on white, for as long as it looks. */
export async function filmOfCode(file: string, text: string): Promise<void> {
  const { width, height } = picture
  const code = qrCode(text)
  const scale = Math.floor((height * 0.8) / size)
  const left = Math.floor((width - size * scale) / 2)
  const top = Math.floor((height - size * scale) / 2)
  const luma = Buffer.alloc(width * height, 235)
  for (let y = 0; y < size * scale; y += 1)
    for (let x = 0; x < size * scale; x += 1)
      if (code[Math.floor(y / scale)]?.[Math.floor(x / scale)]) luma[(top + y) * width + left + x] = 16
  const chroma = Buffer.alloc((width * height) / 2, 128)
  const frame = Buffer.concat([Buffer.from('FRAME\n'), luma, chroma])
  await writeFile(
    file,
    Buffer.concat([Buffer.from(`YUV4MPEG2 W${width} H${height} F10:1 Ip A1:1 C420mpeg2\n`), frame, frame]),
  )
}
