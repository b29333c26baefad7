// Tools for the drawings: their size, palettes and shapes, and deterministic pseudo-random numbers.
import { chance } from '../../chance.ts'

export const width = 800
export const height = 500

/** Colours from the bright sky to the dark foreground. */
export interface Palette {
  sky: readonly [top: string, low: string]
  far: string
  middle: string
  near: string
  light: string
}

export const palettes: readonly [Palette, ...Palette[]] = [
  { sky: ['#1d2b53', '#7c6fa8'], far: '#5a5a94', middle: '#3a3f74', near: '#1a2145', light: '#ffd9a0' },
  { sky: ['#f3c9a5', '#f7e7cf'], far: '#d99f86', middle: '#a9685f', near: '#5b3440', light: '#fff6e0' },
  { sky: ['#8fb8d4', '#e6eef0'], far: '#9fb6bd', middle: '#5f8291', near: '#29475a', light: '#fff3cf' },
  { sky: ['#2f4f4a', '#b9cfae'], far: '#8aa88f', middle: '#4f7465', near: '#1f3f3a', light: '#ffe6b3' },
  { sky: ['#5e2750', '#f09a7a'], far: '#b8607a', middle: '#7d3a63', near: '#3a1a3d', light: '#ffe3b8' },
  { sky: ['#c9d6e8', '#f6efe6'], far: '#b3b9cf', middle: '#7b86ab', near: '#3c4670', light: '#fffaf0' },
]

export interface Brush {
  /** Index of the entry within its type, from 1; it varies the picture, so that neighbouring entries differ. */
  number: number
  palette: Palette
  /** Returns the next pseudo-random number of this picture, from 0 to 1. */
  next: () => number
  /** Returns the next pseudo-random integer from `least` to `most`. */
  whole: (least: number, most: number) => number
}

/** `number` is the index of the entry within its type, from 1. */
export function brushFor(seed: string, number: number): Brush {
  let drawn = 0
  const next = () => {
    drawn += 1
    return chance(seed, drawn)
  }
  const first = Math.floor(chance(seed.replace(/\d+$/, ''), 'palette') * palettes.length)
  const palette = palettes[(first + number) % palettes.length] ?? palettes[0]
  return { number, palette, next, whole: (least, most) => least + Math.floor(next() * (most - least + 1)) }
}

const short = (value: number) => String(Math.round(value * 10) / 10)

const plainRects =
  /(?:<rect x="[^"]*" y="[^"]*" width="[^"]*" height="[^"]*" fill="(#\w+)"\/>)(?:<rect x="[^"]*" y="[^"]*" width="[^"]*" height="[^"]*" fill="\1"\/>)+/g
const corners = /x="([^"]*)" y="([^"]*)" width="([^"]*)" height="([^"]*)"/g

/** Merges adjacent rectangles of one colour into one path, which a browser paints as fast as a single rectangle. */
export const joinRects = (drawn: string) =>
  drawn.replace(plainRects, (rects, fill) => {
    const shapes = [...rects.matchAll(corners)].map(([, x, y, w, h]) => `M${x} ${y}h${w}v${h}h-${w}Z`)
    return `<path d="${shapes.join('')}" fill="${fill}"/>`
  })

export const rect = (x: number, y: number, w: number, h: number, fill: string, more = '') =>
  `<rect x="${short(x)}" y="${short(y)}" width="${short(w)}" height="${short(h)}" fill="${fill}"${more}/>`
export const circle = (x: number, y: number, r: number, fill: string, more = '') =>
  `<circle cx="${short(x)}" cy="${short(y)}" r="${short(r)}" fill="${fill}"${more}/>`
export const path = (d: string, fill: string, more = '') => `<path d="${d}" fill="${fill}"${more}/>`
export const stroke = (d: string, colour: string, thick: number, more = '') =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${thick}" stroke-linecap="round"${more}/>`
export const point = (x: number, y: number) => `${short(x)} ${short(y)}`

/** A ridge from edge to edge, filled to the ground. */
export function ridge({ next }: Brush, base: number, swing: number, steps: number, fill: string): string {
  const points = Array.from({ length: steps + 1 }, (_, at) =>
    point((at * width) / steps, base - next() * swing),
  )
  const [first = '', ...others] = points
  return path(`M0 ${height} L${first} ${others.map((to) => `L${to}`).join(' ')} L${width} ${height}Z`, fill)
}
