// Typesetting of titles. An image cannot bring a font along, so that the width of a line is estimated and then
// enforced: a poster keeps its composition with any font of that kind that a device has.

export type Face = 'serif' | 'sans' | 'narrow' | 'typewriter'

const faces: Record<Face, { stack: string; weight: number; width: number }> = {
  serif: { stack: "Georgia,'Liberation Serif','Times New Roman',serif", weight: 700, width: 0.54 },
  sans: { stack: "'Helvetica Neue',Arial,'Liberation Sans',sans-serif", weight: 800, width: 0.575 },
  narrow: {
    stack: "'Arial Narrow','Liberation Sans Narrow','Helvetica Neue',sans-serif",
    weight: 800,
    width: 0.47,
  },
  typewriter: { stack: "'Courier New','Liberation Mono',monospace", weight: 700, width: 0.6 },
}

const slender = /[ijl1.,;:'’!|()\-–fIt ]/
const broad = /[mwMWÖ@&%—]/

/** Returns the estimated width of a text in ems. */
function widthOf(text: string, face: Face): number {
  const { width } = faces[face]
  if (face === 'typewriter') return text.length * width
  let sum = 0
  for (const letter of text) {
    const isCapital = letter !== letter.toLowerCase()
    if (slender.test(letter)) sum += width * 0.58
    else if (broad.test(letter)) sum += width * 1.5
    else sum += width * (isCapital || /\d/.test(letter) ? 1.2 : 1)
  }
  return Math.max(sum, width)
}

/** Breaks the words into the given number of lines, so that the longest line is as short as possible. */
function broken(words: readonly string[], lines: number, face: Face): string[] {
  if (lines <= 1 || words.length <= 1) return [words.join(' ')]
  let best: string[] = []
  let bestWidth = Number.POSITIVE_INFINITY
  for (let take = 1; take <= words.length - lines + 1; take += 1) {
    const rest = broken(words.slice(take), lines - 1, face)
    const all = [words.slice(0, take).join(' '), ...rest]
    const width = Math.max(...all.map((line) => widthOf(line, face)))
    if (width < bestWidth) {
      best = all
      bestWidth = width
    }
  }
  return best
}

const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;')

export interface Setting {
  face: Face
  fill: string
  x: number
  /** Top of the first line, or with `isUp` the bottom of the last. */
  y: number
  width: number
  height: number
  largest?: number
  anchor?: 'start' | 'middle' | 'end'
  isUp?: boolean
  isCapital?: boolean
  leading?: number
  /** Additional space between the letters, in ems. */
  tracking?: number
  more?: string
}

/** The height of capitals, in ems. */
const capital = 0.72

export function line(
  text: string,
  size: number,
  { face, fill, x, y, anchor = 'start', tracking = 0, more = '' }: Omit<Setting, 'width' | 'height'>,
): string {
  const { stack, weight } = faces[face]
  const length = (widthOf(text, face) + tracking * text.length) * size
  return `<text x="${x.toFixed(1)}" y="${y.toFixed(1)}" font-family="${stack}" font-weight="${weight}" font-size="${size.toFixed(1)}" fill="${fill}" text-anchor="${anchor}" textLength="${length.toFixed(1)}" lengthAdjust="${tracking > 0 ? 'spacing' : 'spacingAndGlyphs'}" ${more}>${escaped(text)}</text>`
}

/** Sets the title as large as the given space allows; also returns the resulting height. */
export function title(text: string, setting: Setting): { svg: string; height: number } {
  const {
    face,
    width,
    height,
    largest = 96,
    isCapital = false,
    leading = 1.02,
    tracking = 0,
    isUp = false,
  } = setting
  const shown = isCapital ? text.toUpperCase() : text
  const words = shown.split(' ')
  let best = { size: 0, lines: [shown] }
  for (let count = 1; count <= Math.min(words.length, 6); count += 1) {
    const lines = broken(words, count, face)
    const widest = Math.max(...lines.map((one) => widthOf(one, face) + tracking * one.length))
    const size = Math.min(largest, width / widest, height / (capital + (count - 1) * leading))
    if (size > best.size * 1.04) best = { size, lines }
  }
  const { size, lines } = best
  const full = size * (capital + (lines.length - 1) * leading)
  const first = (isUp ? setting.y - full : setting.y) + size * capital
  return {
    svg: lines
      .map((one, index) => line(one, size, { ...setting, y: first + index * size * leading }))
      .join(''),
    height: full,
  }
}

/** Sets each line of the title to the full width, one below the other. */
export function block(
  text: string,
  { face, fill, x, y, width, height }: Omit<Setting, 'anchor'>,
  accent: string,
): { svg: string; height: number } {
  const words = text.toUpperCase().split(' ')
  let best: { lines: string[]; sizes: number[]; full: number } | null = null
  for (let count = 1; count <= words.length; count += 1) {
    const lines = broken(words, count, face)
    const sizes = lines.map((one) => Math.min(width / widthOf(one, face), 190))
    const full = sizes.reduce((sum, size) => sum + size * capital + 12, -12)
    if (!best || Math.abs(height - full) < Math.abs(height - best.full)) best = { lines, sizes, full }
  }
  if (!best) return { svg: '', height: 0 }
  const squeeze = Math.min(1, height / best.full)
  let top = y
  const lines = best.lines.map((one, index) => {
    const size = (best.sizes[index] ?? 40) * squeeze
    top += size * capital + (index > 0 ? 12 * squeeze : 0)
    return line(one, size, { face, fill: index % 3 === 1 ? accent : fill, x, y: top })
  })
  return { svg: lines.join(''), height: top - y }
}
