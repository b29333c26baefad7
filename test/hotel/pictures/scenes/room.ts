// Rooms of the house: a wall with windows on the world outside, and a table, a bar or a floor in front.
import sharp from 'sharp'
import { type Mood, palettes } from '../studio/palette.ts'
import { arrange, type Thing } from '../studio/still.ts'
import { blur, gradient, render, type Size } from './sky.ts'

export interface Room {
  mood: Mood
  windows: 'arches' | 'panes' | 'wide' | 'terrace'
  /** Where the sill is, as a share of the height. */
  sill?: number
  /** Where the floor or table begins. */
  table?: number
  curtains?: boolean
  things: Thing[]
}

const arch = (x: number, top: number, wide: number, sill: number) =>
  `M${x} ${sill} V${top + wide / 2} a${wide / 2} ${wide / 2} 0 0 1 ${wide} 0 V${sill}Z`
const pane = (x: number, top: number, wide: number, sill: number) =>
  `M${x} ${sill} V${top} h${wide} V${sill}Z`

const openings = (kind: Room['windows'], { width, height }: Size, sill: number) => {
  if (kind === 'arches')
    return [0.07, 0.375, 0.68].map((at) => ({
      x: at * width,
      wide: 0.25 * width,
      path: arch(at * width, height * 0.07, 0.25 * width, sill),
    }))
  if (kind === 'panes')
    return [0.2, 0.53].map((at) => ({
      x: at * width,
      wide: 0.27 * width,
      path: pane(at * width, height * 0.08, 0.27 * width, sill),
    }))
  return [
    { x: 0.06 * width, wide: 0.88 * width, path: pane(0.06 * width, height * 0.06, 0.88 * width, sill) },
  ]
}

const bars = (
  hole: { x: number; wide: number },
  kind: Room['windows'],
  height: number,
  sill: number,
  colour: string,
) => {
  const parts = kind === 'wide' ? 4 : 2
  const upright = Array.from(
    { length: parts - 1 },
    (_, index) =>
      `<rect x="${hole.x + (hole.wide * (index + 1)) / parts - 3}" y="${height * 0.083}" width="6" height="${sill - height * 0.083}"/>`,
  )
  return `<g fill="${colour}">${upright.join('')}<rect x="${hole.x}" y="${height * 0.27}" width="${hole.wide}" height="5"/></g>`
}

/** `outside` is the view, as large as the picture. */
export const furnish = async (outside: Buffer, room: Room, size: Size) => {
  const { width, height } = size
  const paint = palettes[room.mood]
  const sill = height * (room.sill ?? 0.6)
  const table = height * (room.table ?? 0.7)
  const holes = room.windows === 'terrace' ? [] : openings(room.windows, size, sill)
  const wall = holes.length
    ? `<path fill-rule="evenodd" d="M0 0 H${width} V${height} H0Z ${holes.map(({ path }) => path).join(' ')}" fill="url(#wall)"/><g fill="none" stroke="${paint.shadow}" stroke-opacity=".5" stroke-width="10" filter="url(#reveal)">${holes.map(({ path }) => `<path d="${path}"/>`).join('')}</g><g fill="none" stroke="${paint.table[0]}" stroke-width="9">${holes.map(({ path }) => `<path d="${path}"/>`).join('')}</g>${holes.map((hole) => bars(hole, room.windows, height, sill, paint.table[0])).join('')}${holes.map(({ x, wide }) => `<rect x="${x - 14}" y="${sill - 2}" width="${wide + 28}" height="13" rx="3" fill="${paint.table[0]}"/><rect x="${x - 10}" y="${sill + 11}" width="${wide + 20}" height="12" fill="${paint.shadow}" opacity=".25" filter="url(#reveal)"/>`).join('')}`
    : `<g fill="${paint.table[1]}"><rect x="0" y="${sill}" width="${width}" height="16"/><rect x="0" y="${sill + 70 * (height / 900)}" width="${width}" height="${table - sill}"/></g><g fill="${paint.table[0]}">${Array.from({ length: 28 }, (_, index) => `<path d="M${(index + 0.5) * (width / 28) - 9} ${sill + 14} h18 q5 ${28 * (height / 900)} 0 ${58 * (height / 900)} h-18 q-5 ${-30 * (height / 900)} 0 ${-58 * (height / 900)}Z"/>`).join('')}</g><rect x="0" y="${sill - 4}" width="${width}" height="13" fill="${paint.table[0]}"/>`
  const curtain = (x: number, wide: number, flip: boolean) =>
    `<g transform="translate(${x} 0) scale(${flip ? -1 : 1} 1)"><path d="M0 0 H${wide} Q${wide * 0.9} ${height * 0.3} ${wide * 0.42} ${height * 0.46} Q${wide * 0.3} ${height * 0.56} ${wide * 0.5} ${table + 6} H0Z" fill="url(#cloth)"/>${[0.2, 0.42, 0.66].map((at) => `<path d="M${wide * at} 0 Q${wide * at * 0.9} ${height * 0.3} ${wide * at * 0.45} ${height * 0.46} Q${wide * at * 0.4} ${height * 0.56} ${wide * at * 0.5} ${table}" stroke="#000" stroke-opacity=".13" stroke-width="${wide * 0.06}" fill="none"/>`).join('')}</g>`
  const front = await render(
    `<defs>${gradient(
      'wall',
      [
        [0, paint.wall[0]],
        [1, paint.wall[1]],
      ],
      'x1="0" y1="0" x2="1" y2="1"',
    )}${gradient('table', [
      [0, paint.accent],
      [0.4, paint.table[0]],
      [1, paint.accent],
    ])}${gradient('lip', [
      [0, '#000', 0.28],
      [1, '#000', 0],
    ])}${gradient(
      'cloth',
      [
        [0, paint.accent],
        [0.4, paint.table[0]],
        [1, paint.wall[1]],
      ],
      'x1="0" y1="0" x2="1" y2="0"',
    )}${blur('reveal', height * 0.009)}</defs>${wall}${room.curtains ? curtain(0, width * 0.16, false) + curtain(width, width * 0.16, true) : ''}<rect x="0" y="${table}" width="${width}" height="${height - table}" fill="url(#table)"/><rect x="0" y="${table}" width="${width}" height="${height * 0.02}" fill="url(#lip)" opacity=".5"/><rect x="0" y="${table}" width="${width}" height="2" fill="#fff" opacity=".35"/>`,
    size,
  )
  const scene = await sharp(outside)
    .composite([{ input: front }])
    .png()
    .toBuffer()
  return arrange(
    scene,
    room.things,
    { back: table + (height - table) * 0.46, front: table + (height - table) * 0.74 },
    size,
    paint,
  )
}
