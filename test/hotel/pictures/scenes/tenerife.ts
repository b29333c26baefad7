// The bay of Isla Verde, hour by hour: volcano, sea and palms, the picture behind its sign-in.
import sharp from 'sharp'
import { chance } from '../studio/chance.ts'
import { type Air, blur, drawSky, glow, gradient, type Hour, overWater, render, type Size } from './sky.ts'
import { bungalows, greenery, palm } from './tenerifeParts.ts'

const airs: Record<Hour, Air> = {
  dawn: {
    sky: [
      [0, '#5f7fae'],
      [0.35, '#a7a3c2'],
      [0.62, '#eeb3ab'],
      [0.84, '#fbd0a4'],
      [1, '#fdeac6'],
    ],
    layers: ['#b59fb4', '#8d7f98', '#556a6f'],
    light: '#fff0d2',
    disc: { x: 0.7, y: 0.1, size: 40, colour: '#fff6da', glow: '#ffd9a2', reach: 0.8 },
    clouds: { colour: '#ffe1cd', shade: '#c59db0', opacity: 0.8, cover: 0.68 },
    stars: 0,
    lit: 0.45,
    window: '#ffdc96',
    glass: '#9d94a4',
    deep: '#426a7c',
  },
  day: {
    sky: [
      [0, '#2f8ec9'],
      [0.5, '#7cc0e0'],
      [0.85, '#c6e6e6'],
      [1, '#f1f1db'],
    ],
    layers: ['#9dbfc9', '#6fa196', '#3f7f5c'],
    light: '#ffffff',
    disc: { x: 0.74, y: 0.84, size: 30, colour: '#fffef2', glow: '#fff8da', reach: 0.66 },
    clouds: { colour: '#ffffff', shade: '#c3dde6', opacity: 0.9, cover: 0.64 },
    stars: 0,
    lit: 0,
    window: '#f4e6bd',
    glass: '#86a8ae',
    deep: '#117a8c',
  },
  dusk: {
    sky: [
      [0, '#27305f'],
      [0.3, '#6a4a83'],
      [0.56, '#cf6378'],
      [0.78, '#f68d57'],
      [0.93, '#fcbf6a'],
      [1, '#fed990'],
    ],
    layers: ['#8d5570', '#5b3b62', '#2b2f48'],
    light: '#ffd28c',
    disc: { x: 0.66, y: 0.06, size: 58, colour: '#fff2c6', glow: '#ffb85f', reach: 0.85 },
    clouds: { colour: '#fba178', shade: '#7d4d7b', opacity: 0.9, cover: 0.7 },
    stars: 20,
    lit: 0.8,
    window: '#ffcf77',
    glass: '#4d3c5b',
    deep: '#241f3f',
  },
  night: {
    sky: [
      [0, '#040a1a'],
      [0.5, '#0b1c38'],
      [0.85, '#1a3a58'],
      [1, '#2f5570'],
    ],
    layers: ['#1d3a55', '#132a41', '#0a1a29'],
    light: '#cfe4f2',
    disc: { x: 0.68, y: 0.7, size: 30, colour: '#fdf8e6', glow: '#9cc2dc', reach: 0.4 },
    clouds: { colour: '#2a4a68', shade: '#16304b', opacity: 0.55, cover: 0.58 },
    stars: 260,
    lit: 0.85,
    window: '#ffc970',
    glass: '#1d3346',
    deep: '#04121f',
  },
}

const walls: Record<Hour, [string, string, string]> = {
  dawn: ['#f3d3c4', '#c9a6ac', '#b9705c'],
  day: ['#fffaf0', '#e3dccb', '#c9744f'],
  dusk: ['#c98b83', '#85587a', '#6d3c50'],
  night: ['#56697f', '#34475e', '#2b3348'],
}

const leaves: Record<Hour, [string, string]> = {
  dawn: ['#3b4b53', '#7c7078'],
  day: ['#2c6b43', '#5f9a55'],
  dusk: ['#1b1a33', '#4a3350'],
  night: ['#05101b', '#16303f'],
}

const place = (x: number, y: number, scale: number, body: string, flip = false) =>
  `<g transform="translate(${x} ${y}) scale(${flip ? -scale : scale} ${scale})">${body}</g>`

export interface Bay {
  /** Where the volcano's peak and the houses stand, as shares of the width. */
  peak: number
  houses: number
  scale: number
}

const above = (hour: Hour, size: Size, { peak, houses, scale }: Bay) => {
  const air = airs[hour]
  const { width, height } = size
  const [far, middle, near] = air.layers
  const x = width * peak
  const s = scale
  const teide = `M${x - 620 * s} ${height} Q${x - 330 * s} ${height - 70 * s} ${x - 190 * s} ${height - 170 * s} Q${x - 110 * s} ${height - 236 * s} ${x - 66 * s} ${height - 300 * s} L${x - 44 * s} ${height - 316 * s} L${x - 20 * s} ${height - 346 * s} L${x + 4 * s} ${height - 356 * s} L${x + 24 * s} ${height - 348 * s} L${x + 46 * s} ${height - 322 * s} Q${x + 96 * s} ${height - 262 * s} ${x + 150 * s} ${height - 216 * s} L${x + 186 * s} ${height - 200 * s} Q${x + 330 * s} ${height - 92 * s} ${x + 680 * s} ${height}Z`
  const snow = `M${x - 48 * s} ${height - 314 * s} L${x - 20 * s} ${height - 346 * s} L${x + 4 * s} ${height - 356 * s} L${x + 24 * s} ${height - 348 * s} L${x + 50 * s} ${height - 318 * s} L${x + 28 * s} ${height - 300 * s} L${x + 14 * s} ${height - 316 * s} L${x - 4 * s} ${height - 292 * s} L${x - 18 * s} ${height - 312 * s}Z`
  const head = width * houses
  const ridge = `M${head - 900 * s} ${height} V${height - 130 * s} Q${head - 420 * s} ${height - 190 * s} ${head - 200 * s} ${height - 150 * s} Q${head - 20 * s} ${height - 118 * s} ${head + 90 * s} ${height - 92 * s} Q${head + 260 * s} ${height - 60 * s} ${head + 420 * s} ${height}Z`
  const shore = `M${head - 900 * s} ${height} V${height - 70 * s} Q${head - 300 * s} ${height - 66 * s} ${head} ${height - 48 * s} Q${head + 240 * s} ${height - 30 * s} ${head + 380 * s} ${height}Z`
  const ring = chance('ring')
  const belt = Array.from(
    { length: 16 },
    () =>
      `<ellipse cx="${x + ring.between(-250, 300) * s}" cy="${height - ring.between(96, 140) * s}" rx="${ring.between(60, 130) * s}" ry="${ring.between(7, 16) * s}" fill="${air.clouds.colour}" opacity="${ring.between(0.18, 0.45)}"/>`,
  ).join('')
  return render(
    `${drawSky(size, air, 31)}<defs>${gradient('mountain', [
      [0, far],
      [0.55, far],
      [1, air.sky.at(-1)?.[1] ?? far],
    ])}${gradient(
      'trunk',
      [
        [0, '#000', 0],
        [1, '#000', 0.25],
      ],
      'x1="0" y1="0" x2="1" y2="0"',
    )}${glow('village', [
      [0, air.window, 0.55],
      [1, air.window, 0],
    ])}${blur('belt', 12 * s)}${blur('mist', 1.2)}</defs>
<g filter="url(#mist)"><path d="${teide}" fill="url(#mountain)"/><path d="${snow}" fill="${air.light}" opacity="${hour === 'night' ? 0.22 : 0.55}"/></g><g filter="url(#belt)">${belt}</g>
<path d="${ridge}" fill="${middle}"/><g transform="translate(${head - 640 * s} ${height - 92 * s}) scale(${s})">${greenery(0, 700, [middle, near], `${hour}a`, 20)}</g><path d="${shore}" fill="${near}"/>
<ellipse cx="${head - 210 * s}" cy="${height - 70 * s}" rx="${420 * s}" ry="${120 * s}" fill="url(#village)" opacity="${air.lit * 0.7}"/>
${place(head - 470 * s, height - 26 * s, s, bungalows(air, walls[hour], 'bay'))}
<g transform="translate(${head - 620 * s} ${height - 6 * s}) scale(${s})">${greenery(0, 880, leaves[hour], `${hour}b`, 18)}</g>
${[-560, -330, -90, 60, 190].map((at, index) => place(head + at * s, height - 8 * s, s, palm([120, 96, 132, 104, 84][index] ?? 100, [14, -10, 22, -12, 16][index] ?? 0, leaves[hour], `small ${index}`))).join('')}
<path d="M${head - 900 * s} ${height} Q${head} ${height - 14 * s} ${head + 400 * s} ${height}Z" fill="${hour === 'day' ? '#5d5a55' : near}" opacity=".8"/>`,
    size,
  )
}

/** The bay with a tall palm in front of it. */
export const bay = async (
  hour: Hour,
  size: Size,
  horizon: number,
  view: Bay,
  palms: { at: number; tall: number; lean: number; reach: number }[],
) => {
  const air = airs[hour]
  const sea = await overWater(
    await above(hour, { width: size.width, height: horizon }, view),
    horizon,
    size,
    air,
    `isla ${hour}`,
  )
  const discX = air.disc.x * size.width
  const path = chance(`path ${hour}`)
  const glints = Array.from({ length: 90 }, () => {
    const far = path.next() ** 1.4
    const wide = size.width * (0.008 + far * 0.045) * path.between(0.5, 1.4)
    return `<ellipse cx="${discX + path.between(-1, 1) * size.width * (0.02 + far * 0.09)}" cy="${horizon + 4 + far * (size.height - horizon) * 0.62}" rx="${wide}" ry="${1 + far * 2.6}" fill="${air.disc.colour}" opacity="${(1 - far) * 0.42}"/>`
  }).join('')
  const front = await render(
    `<defs>${gradient(
      'trunk',
      [
        [0, '#fff', 0.06],
        [1, '#000', 0.3],
      ],
      'x1="0" y1="0" x2="1" y2="0"',
    )}${blur('glint', 1.4)}${blur('near', size.height / 540)}</defs><g filter="url(#glint)">${glints}</g><g filter="url(#near)">${palms.map(({ at, tall, lean, reach }, index) => place(size.width * at, size.height * 1.02, 1, palm(tall * size.height, lean * size.width, leaves[hour], `front ${index}`, reach * size.height))).join('')}</g>`,
    size,
  )
  return sharp(sea)
    .composite([{ input: front }])
    .png()
    .toBuffer()
}

export const bayLogin = (hour: Hour, shape: 'portrait' | 'landscape') =>
  shape === 'portrait'
    ? bay(hour, { width: 900, height: 1600 }, 720, { peak: 0.42, houses: 0.5, scale: 1.25 }, [
        { at: 1.03, tall: 0.86, lean: -0.09, reach: 0.2 },
      ])
    : bay(hour, { width: 1920, height: 1080 }, 640, { peak: 0.4, houses: 0.36, scale: 1.45 }, [
        { at: 0.99, tall: 0.85, lean: -0.04, reach: 0.32 },
        { at: 0.935, tall: 0.62, lean: 0.012, reach: 0.25 },
      ])
