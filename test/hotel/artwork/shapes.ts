// The basic shapes of posters and logos, as SVG text.

export interface Inks {
  /** Colour of the background. */
  ground: string
  /** A shade of the ground that contrasts with it. */
  second: string
  accent: string
  light: string
  /** Colour of silhouettes. */
  ink: string
}

const round = (value: number) => Math.round(value * 10) / 10

export const path = (d: string, fill: string, more = '') => `<path d="${d}" fill="${fill}" ${more}/>`
export const stroke = (d: string, colour: string, width: number, more = '') =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${round(width)}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`
export const disc = (x: number, y: number, r: number, fill: string, more = '') =>
  `<circle cx="${round(x)}" cy="${round(y)}" r="${round(r)}" fill="${fill}" ${more}/>`
export const ring = (x: number, y: number, r: number, colour: string, width: number, more = '') =>
  `<circle cx="${round(x)}" cy="${round(y)}" r="${round(r)}" fill="none" stroke="${colour}" stroke-width="${round(width)}" ${more}/>`
export const oval = (x: number, y: number, rx: number, ry: number, fill: string, more = '') =>
  `<ellipse cx="${round(x)}" cy="${round(y)}" rx="${round(rx)}" ry="${round(ry)}" fill="${fill}" ${more}/>`
export const box = (x: number, y: number, width: number, height: number, fill: string, more = '') =>
  `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" fill="${fill}" ${more}/>`
export const at = (x: number, y: number, scale: number, inside: string, turn = 0) =>
  `<g transform="translate(${round(x)} ${round(y)})${turn ? ` rotate(${round(turn)})` : ''} scale(${round(scale * 100) / 100})">${inside}</g>`
export const times = (count: number, draw: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => draw(index)).join('')
export const turned = (count: number, draw: (index: number) => string) =>
  times(count, (index) => `<g transform="rotate(${round((360 / count) * index)})">${draw(index)}</g>`)
/** A gradient from top to bottom, or along `line`. */
export const gradient = (id: string, colours: readonly [string, ...string[]], line = 'x2="0" y2="1"') =>
  `<linearGradient id="${id}" ${line}>${colours
    .map(
      (colour, index) =>
        `<stop offset="${round(index / Math.max(1, colours.length - 1))}" stop-color="${colour}"/>`,
    )
    .join('')}</linearGradient>`

export const svg = (width: number, height: number, inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${inside}</svg>`
