// Vienna over the water, hour by hour: the picture behind the sign-in of Hotel Aurora.
import { chance } from '../studio/chance.ts'
import { type Air, blur, drawSky, glow, gradient, type Hour, overWater, render, type Size } from './sky.ts'
import {
  cathedral,
  charlesChurch,
  giantWheel,
  hotel,
  houses,
  litWindows,
  type Stone,
  townHall,
  trees,
  votiveChurch,
} from './viennaParts.ts'

const airs: Record<Hour, Air> = {
  dawn: {
    sky: [
      [0, '#55638f'],
      [0.3, '#8f7fa3'],
      [0.58, '#d99ba0'],
      [0.8, '#f6bd97'],
      [1, '#fde0b4'],
    ],
    layers: ['#c79fa5', '#9a7a92', '#6a5878'],
    light: '#ffe2b8',
    disc: { x: 0.76, y: 0.16, size: 34, colour: '#fff4d6', glow: '#ffd9a0', reach: 0.85 },
    clouds: { colour: '#ffd9c2', shade: '#c08fa3', opacity: 0.85, cover: 0.72 },
    stars: 0,
    lit: 0.2,
    window: '#ffd58a',
    glass: '#8d7c93',
    deep: '#4a4463',
  },
  day: {
    sky: [
      [0, '#4f8fc0'],
      [0.45, '#8fbcd8'],
      [0.8, '#cfe0e2'],
      [1, '#f2ead6'],
    ],
    layers: ['#b9cad0', '#93abb5', '#728e97'],
    light: '#ffffff',
    disc: { x: 0.8, y: 0.82, size: 30, colour: '#fffdf0', glow: '#fff6d8', reach: 0.7 },
    clouds: { colour: '#ffffff', shade: '#b9d0dd', opacity: 0.95, cover: 0.76 },
    stars: 0,
    lit: 0.03,
    window: '#f5e2b0',
    glass: '#7d95a3',
    deep: '#3f6777',
  },
  dusk: {
    sky: [
      [0, '#1d2450'],
      [0.3, '#50427a'],
      [0.55, '#a55c83'],
      [0.78, '#ea8563'],
      [0.92, '#f8b56d'],
      [1, '#fdd28d'],
    ],
    layers: ['#8c5878', '#5f4068', '#3a2d52'],
    light: '#ffcf8a',
    disc: { x: 0.7, y: 0.05, size: 46, colour: '#fff0c4', glow: '#ffb25e', reach: 0.8 },
    clouds: { colour: '#f59a78', shade: '#6d4a7d', opacity: 0.9, cover: 0.74 },
    stars: 26,
    lit: 0.6,
    window: '#ffcb6e',
    glass: '#4b3a5c',
    deep: '#1e1a38',
  },
  night: {
    sky: [
      [0, '#060a1d'],
      [0.45, '#0e1836'],
      [0.8, '#1f2d56'],
      [1, '#3a4570'],
    ],
    layers: ['#34436f', '#24325a', '#141d38'],
    light: '#ffd591',
    disc: { x: 0.78, y: 0.74, size: 26, colour: '#fdf6e0', glow: '#8fa3d8', reach: 0.34 },
    clouds: { colour: '#33416f', shade: '#1a2549', opacity: 0.7, cover: 0.66 },
    stars: 190,
    lit: 0.72,
    window: '#ffc564',
    glass: '#232b47',
    deep: '#070b1c',
  },
}

const stones: Record<Hour, Stone> = {
  dawn: { wall: ['#b9939b', '#f0c5a8'], trim: '#f9dcc2', roof: ['#6d6486', '#8f7a90'], uplight: 0.16 },
  day: { wall: ['#e2d3b4', '#f6ecd6'], trim: '#fffaf0', roof: ['#5f8288', '#86a5a5'], uplight: 0 },
  dusk: { wall: ['#6f5068', '#b07868'], trim: '#d59c7c', roof: ['#2c2748', '#574063'], uplight: 0.4 },
  night: { wall: ['#3a3a55', '#57506a'], trim: '#8d7b78', roof: ['#121a35', '#222c4e'], uplight: 0.62 },
}

const greens: Record<Hour, [string, string]> = {
  dawn: ['#4f4a5f', '#8d7280'],
  day: ['#4f7358', '#86a57b'],
  dusk: ['#261f3b', '#57405c'],
  night: ['#0b1224', '#1d2845'],
}

export const viennaAir = (hour: Hour) => airs[hour]

export interface View {
  /** Position of the hotel as a share of the width, and its scale; without it only the skyline is drawn. */
  hotel?: { at: number; scale: number }
  scale: number
  seed?: number
}

const place = (x: number, y: number, scale: number, body: string) =>
  `<g transform="translate(${x} ${y}) scale(${scale})">${body}</g>`

/** Everything above the water line, `size.height` high. */
export const viennaAbove = async (hour: Hour, size: Size, view: View) => {
  const air = airs[hour]
  const { width, height } = size
  const ground = height
  const { scale } = view
  const [far, middle, near] = air.layers
  const span = width / scale
  const farHouses = houses({ from: -20, to: span + 20, low: 60, high: 118 }, chance('vienna far'))
  const midHouses = houses(
    { from: -20, to: span + 20, low: 58, high: 104 },
    chance(`vienna middle ${view.seed ?? 0}`),
  )
  const landmark = (share: number, size_: number, path: string, colour: string) =>
    place(width * share, ground - 40 * scale, scale * size_, `<path d="${path}" fill="${colour}"/>`)
  const haze = (id: string, y: number, opacity: number) =>
    `<rect x="0" y="${y}" width="${width}" height="${ground - y}" fill="url(#${id})" opacity="${opacity}"/>`
  const quay = hour === 'day' ? '#9aa09a' : near
  const lampAt = Array.from(
    { length: Math.ceil(width / (150 * scale)) },
    (_, index) => index * 150 * scale + 70 * scale,
  )
  const lamps = lampAt
    .map((x) =>
      place(
        x,
        ground - 4,
        scale,
        `<path d="M0 0 V-44" stroke="${greens[hour][0]}" stroke-width="3"/><circle cx="0" cy="-48" r="4.5" fill="${air.lit > 0.1 ? '#ffe9b5' : '#e9ece6'}"/>${air.lit > 0.1 ? `<circle cx="0" cy="-48" r="26" fill="url(#lampGlow)" opacity="${air.lit}"/>` : ''}`,
      ),
    )
    .join('')
  const house = view.hotel
    ? place(width * view.hotel.at, ground - 10 * scale, scale * view.hotel.scale, hotel(air, stones[hour]))
    : ''
  const glowBehind =
    view.hotel && air.lit > 0.3
      ? `<ellipse cx="${width * view.hotel.at}" cy="${ground - 90 * scale}" rx="${480 * scale * view.hotel.scale}" ry="${230 * scale * view.hotel.scale}" fill="url(#cityGlow)" opacity="${air.lit * 0.5}"/>`
      : ''
  return render(
    `${drawSky(size, air, 11 + (view.seed ?? 0))}
<defs>${gradient('haze', [
      [0, air.sky.at(-1)?.[1] ?? '#fff', 0],
      [1, air.sky.at(-1)?.[1] ?? '#fff', 0.9],
    ])}${glow('lampGlow', [
      [0, '#ffdf9d', 0.8],
      [1, '#ffdf9d', 0],
    ])}${glow('cityGlow', [
      [0, '#ffb765', 0.7],
      [1, '#ffb765', 0],
    ])}${blur('mist', 1.1)}</defs>
<g filter="url(#mist)" opacity=".92">${place(width * 0.93, ground - 50 * scale, scale * 0.8, giantWheel(far))}${landmark(0.1, 0.8, townHall, far)}${landmark(0.62, 0.86, votiveChurch, far)}
<g transform="translate(0 ${ground - 30 * scale}) scale(${scale})"><path d="${farHouses.path}" fill="${far}"/>${litWindows(farHouses.windows, air, air.lit * 0.35, 4, 6)}</g></g>${haze('haze', ground - 190 * scale, 0.55)}
${landmark(0.79, 1, cathedral, middle)}${landmark(0.36, 0.9, charlesChurch, middle)}
<g transform="translate(0 ${ground - 8 * scale}) scale(${scale})"><path d="${midHouses.path}" fill="${middle}"/>${litWindows(midHouses.windows, air, air.lit * 0.55)}</g>${haze('haze', ground - 90 * scale, 0.35)}
${glowBehind}${place(0, ground - 6, scale, trees(-20, span + 20, [near, greens[hour][1]], `${hour} back`, 46))}${house}
${place(0, ground - 3, scale, trees(-20, view.hotel ? span * view.hotel.at - 290 * view.hotel.scale : span * 0.3, greens[hour], 'left', 78))}${place(0, ground - 3, scale, trees(view.hotel ? span * view.hotel.at + 300 * view.hotel.scale : span * 0.72, span + 30, greens[hour], 'right', 66))}
${lamps}<rect x="0" y="${ground - 9 * scale}" width="${width}" height="${9 * scale + 1}" fill="${quay}"/><rect x="0" y="${ground - 9 * scale}" width="${width}" height="${1.6 * scale}" fill="${air.light}" opacity=".35"/>`,
    size,
  )
}

export const vienna = async (hour: Hour, size: Size, horizon: number, view: View) =>
  overWater(
    await viennaAbove(hour, { width: size.width, height: horizon }, view),
    horizon,
    size,
    airs[hour],
    hour,
  )

/** The picture behind the sign-in in both orientations: the hotel above, calm water behind the form. */
export const viennaLogin = (hour: Hour, shape: 'portrait' | 'landscape') =>
  shape === 'portrait'
    ? vienna(hour, { width: 900, height: 1600 }, 760, { hotel: { at: 0.5, scale: 0.98 }, scale: 1.22 })
    : vienna(hour, { width: 1920, height: 1080 }, 700, { hotel: { at: 0.29, scale: 1 }, scale: 1.3 })
