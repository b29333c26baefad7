// The empty set of a still life: wall, window light, a shape behind, and what things stand on. Drawn as SVG.
import type { Chance } from './chance.ts'
import type { Palette } from './palette.ts'

export type Backdrop = 'arch' | 'disc' | 'window' | 'leaves' | 'niche' | 'hills' | 'plain'
export type Ground = 'round' | 'table' | 'slab' | 'steps'

export interface Stage {
  svg: string
  /** Vertical positions at which objects stand, in the back row and in the front row. */
  back: number
  front: number
}

interface Size {
  width: number
  height: number
}

const leaf = (x: number, y: number, turn: number, long: number) =>
  `<path transform="translate(${x} ${y}) rotate(${turn})" d="M0 0 C ${long * 0.3} ${-long * 0.16} ${long * 0.75} ${-long * 0.14} ${long} 0 C ${long * 0.75} ${long * 0.14} ${long * 0.3} ${long * 0.16} 0 0Z"/>`

/** The shadow of a branch outside the window. */
const branch = ({ width, height }: Size, luck: Chance) => {
  const parts: string[] = []
  const from = luck.next() < 0.5 ? -1 : 1
  const startX = from < 0 ? width * 0.02 : width * 0.98
  const bend = luck.between(0.18, 0.3) * height
  const last = Math.round((6 * width) / height)
  for (let step = 0; step <= last; step += 1) {
    const along = step / last
    const x = startX - from * along * width * 0.62
    const y = height * 0.04 + bend * along ** 1.6
    const long = height * (0.3 - along * 0.12)
    const tilt = from < 0 ? 0 : 180
    parts.push(
      leaf(x, y, tilt - from * 58 + luck.between(-8, 8), long),
      leaf(x, y, tilt + from * 40 + luck.between(-8, 8), long * 0.8),
    )
  }
  return parts.join('')
}

const panes = ({ width, height }: Size, luck: Chance) => {
  const left = width * luck.between(0.04, 0.3)
  const wide = width * 0.2
  const tall = height * 0.3
  const parts: string[] = []
  for (const column of [0, 1]) {
    for (const row of [0, 1]) {
      parts.push(
        `<rect x="${left + column * wide * 1.12}" y="${height * 0.05 + row * tall * 1.1}" width="${wide}" height="${tall}" rx="4"/>`,
      )
    }
  }
  return `<g transform="skewY(${luck.of([9, 12, -10])}) skewX(-8)">${parts.join('')}</g>`
}

const backdrop = (kind: Backdrop, size: Size, paint: Palette, luck: Chance, floor: number) => {
  const { width, height } = size
  const middle = width * (0.5 + luck.between(-0.05, 0.05))
  const glow = `<g fill="#fff6e2" opacity="${0.5 * paint.light}" filter="url(#soft)">${panes(size, luck)}</g>`
  if (kind === 'arch' || kind === 'niche') {
    const half = width * (kind === 'arch' ? luck.between(0.25, 0.3) : 0.36)
    const top = kind === 'arch' ? height * luck.between(0.1, 0.17) : height * 0.12
    const crown = kind === 'arch' ? half : height * 0.06
    const path = `M${middle - half} ${floor + 4} V${top + crown} A${half} ${crown} 0 0 1 ${middle + half} ${top + crown} V${floor + 4}Z`
    const inner = `M${middle - half + 9} ${floor + 4} V${top + crown + 5} A${half - 9} ${crown} 0 0 1 ${middle + half} ${top + crown + 2} V${floor + 4}Z`
    return `<path d="${path}" fill="${paint.wall[1]}" opacity=".85"/><path d="${inner}" fill="url(#recess)"/>`
  }
  if (kind === 'disc') {
    const radius = height * luck.between(0.33, 0.39)
    return `<circle cx="${middle + 6}" cy="${height * 0.43 + 10}" r="${radius}" fill="${paint.shadow}" opacity=".16" filter="url(#soft)"/><circle cx="${middle}" cy="${height * 0.43}" r="${radius}" fill="url(#face)"/>`
  }
  if (kind === 'hills') {
    return `<ellipse cx="${width * 0.2}" cy="${floor + height * 0.06}" rx="${width * 0.42}" ry="${height * 0.3}" fill="url(#face)" opacity=".75"/><ellipse cx="${width * 0.86}" cy="${floor + height * 0.1}" rx="${width * 0.4}" ry="${height * 0.44}" fill="url(#face)" opacity=".9"/>`
  }
  if (kind === 'window') return glow
  if (kind === 'leaves') {
    return `${glow}<g fill="${paint.shadow}" opacity="${0.16 + 0.1 * paint.light}" filter="url(#leafy)">${branch(size, luck)}</g>`
  }
  return ''
}

const ground = (kind: Ground, { width, height }: Size, paint: Palette, floor: number) => {
  const table = `<rect x="0" y="${floor}" width="${width}" height="${height - floor}" fill="url(#floor)"/><rect x="0" y="${floor - 14}" width="${width}" height="28" fill="${paint.table[1]}" opacity=".5" filter="url(#seam)"/>`
  if (kind === 'table') return { svg: table, back: height * 0.79, front: height * 0.87 }
  if (kind === 'round') {
    const top = height * 0.775
    const rx = width * 0.385
    const ry = height * 0.095
    const body = `<path d="M${width / 2 - rx} ${top} V${height + 40} H${width / 2 + rx} V${top}Z" fill="url(#side)"/>`
    const shade = `<ellipse cx="${width / 2 + 20}" cy="${height * 0.97}" rx="${rx * 1.18}" ry="${ry * 1.4}" fill="${paint.shadow}" opacity=".35" filter="url(#leafy)"/>`
    return {
      svg: `${table}${shade}${body}<ellipse cx="${width / 2}" cy="${top}" rx="${rx}" ry="${ry}" fill="url(#top)"/><ellipse cx="${width / 2}" cy="${top + 0.8}" rx="${rx - 1}" ry="${ry - 0.6}" fill="none" stroke="#fff" stroke-opacity=".35" stroke-width="1.4"/>`,
      back: top + ry * 0.25,
      front: top + ry * 0.62,
    }
  }
  if (kind === 'slab') {
    const top = height * 0.735
    const lip = height * 0.845
    return {
      svg: `${table}<ellipse cx="${width / 2 + 16}" cy="${lip + 40}" rx="${width * 0.5}" ry="26" fill="${paint.shadow}" opacity=".38" filter="url(#leafy)"/><path d="M${width * 0.15} ${top} H${width * 0.85} L${width * 0.9} ${lip} H${width * 0.1}Z" fill="url(#top)"/><rect x="${width * 0.1}" y="${lip}" width="${width * 0.8}" height="${height * 0.075}" rx="2" fill="url(#side)"/><rect x="${width * 0.1}" y="${lip}" width="${width * 0.8}" height="1.6" fill="#fff" opacity=".4"/>`,
      back: top + (lip - top) * 0.56,
      front: top + (lip - top) * 0.86,
    }
  }
  const top = height * 0.78
  return {
    svg: `${table}<rect x="${width * 0.6}" y="${height * 0.5}" width="${width * 0.46}" height="${height * 0.4}" fill="url(#side)" opacity=".9"/><path d="M${width * 0.6} ${height * 0.5} L${width * 0.64} ${height * 0.46} H${width * 1.06} V${height * 0.5}Z" fill="url(#top)"/><rect x="${-10}" y="${height * 0.62}" width="${width * 0.3}" height="${height * 0.3}" fill="url(#side)" opacity=".8"/><path d="M-10 ${height * 0.62} V${height * 0.585} H${width * 0.27} L${width * 0.29} ${height * 0.62}Z" fill="url(#top)"/><path d="M0 ${top - 26} H${width} V${height} H0Z" fill="url(#floor)"/>`,
    back: top + 14,
    front: height * 0.88,
  }
}

/** Draws the set, and returns the positions of its rows. */
export const drawStage = (
  size: Size,
  paint: Palette,
  kinds: { backdrop: Backdrop; ground: Ground },
  luck: Chance,
): Stage => {
  const { width, height } = size
  const floor = height * 0.66
  const stand = ground(kinds.ground, size, paint, floor)
  const stop = (offset: number, colour: string, opacity = 1) =>
    `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity}"/>`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><defs>
<linearGradient id="wall" x1="0" y1="0" x2=".9" y2="1">${stop(0, paint.wall[0])}${stop(1, paint.wall[1])}</linearGradient>
<linearGradient id="recess" x1="0" y1="0" x2="1" y2=".7">${stop(0, paint.wall[1])}${stop(0.35, paint.accent)}${stop(1, paint.wall[0])}</linearGradient>
<linearGradient id="face" x1="0" y1="0" x2=".8" y2="1">${stop(0, paint.table[0])}${stop(0.4, paint.accent)}${stop(1, paint.wall[1])}</linearGradient>
<linearGradient id="floor" x1="0" y1="0" x2=".25" y2="1">${stop(0, paint.table[1])}${stop(0.3, paint.accent)}${stop(1, paint.table[0])}</linearGradient>
<linearGradient id="top" x1="0" y1="0" x2="1" y2=".3">${stop(0, paint.table[0])}${stop(1, paint.accent)}</linearGradient>
<linearGradient id="side" x1="0" y1="0" x2="1" y2=".15">${stop(0, paint.accent)}${stop(0.25, paint.table[0])}${stop(0.6, paint.accent)}${stop(1, paint.table[1])}</linearGradient>
<radialGradient id="key" cx=".26" cy=".1" r=".85">${stop(0, '#fffaf0', 0.75 * paint.light)}${stop(0.55, '#fffaf0', 0.2 * paint.light)}${stop(1, '#fffaf0', 0)}</radialGradient>
<filter id="soft" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="${height * 0.014}"/></filter>
<filter id="leafy" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="${height * 0.022}"/></filter>
<filter id="seam" x="-5%" y="-150%" width="110%" height="400%"><feGaussianBlur stdDeviation="9"/></filter></defs>
<rect width="${width}" height="${height}" fill="url(#wall)"/><rect width="${width}" height="${height}" fill="url(#key)"/>
${backdrop(kinds.backdrop, size, paint, luck, floor)}${stand.svg}</svg>`
  return { svg, back: stand.back, front: stand.front }
}
