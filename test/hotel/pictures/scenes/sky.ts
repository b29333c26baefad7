// The sky of each hour: clouds, stars, sun and moon, and their reflection in water.
import sharp from 'sharp'
import { chance } from '../studio/chance.ts'

export type Hour = 'dawn' | 'day' | 'dusk' | 'night'
export const hours: Hour[] = ['dawn', 'day', 'dusk', 'night']

export interface Size {
  width: number
  height: number
}

export interface Air {
  /** Sky from the zenith to the horizon. */
  sky: [number, string][]
  /** Silhouettes from the farthest to the nearest. */
  layers: [string, string, string]
  light: string
  /** Sun or moon: place as shares of width and of the height above the horizon. */
  disc: { x: number; y: number; size: number; colour: string; glow: string; reach: number }
  clouds: { colour: string; shade: string; opacity: number; cover: number }
  stars: number
  /** Share of windows with a light in them. */
  lit: number
  window: string
  glass: string
  /** Colour of the water at the lower edge. */
  deep: string
}

export const gradient = (
  id: string,
  stops: [number, string, number?][],
  way = 'x1="0" y1="0" x2="0" y2="1"',
) =>
  `<linearGradient id="${id}" ${way}>${stops.map(([at, colour, opacity = 1]) => `<stop offset="${at}" stop-color="${colour}" stop-opacity="${opacity}"/>`).join('')}</linearGradient>`

export const glow = (id: string, stops: [number, string, number?][], place = '') =>
  `<radialGradient id="${id}" ${place}>${stops.map(([at, colour, opacity = 1]) => `<stop offset="${at}" stop-color="${colour}" stop-opacity="${opacity}"/>`).join('')}</radialGradient>`

export const blur = (id: string, deviation: number) =>
  `<filter id="${id}" x="-40%" y="-40%" width="180%" height="180%"><feGaussianBlur stdDeviation="${deviation}"/></filter>`

/** Two sheets of torn cloud; `cover` from 0 (none) to 1 (closed). */
const clouds = ({ width, height }: Size, { colour, shade, opacity, cover }: Air['clouds'], seed: number) => {
  const sheet = (id: string, fine: number, offset: number, tint: string) =>
    `<filter id="${id}" x="0" y="0" width="100%" height="100%" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency="${0.0011 * fine} ${0.0046 * fine}" numOctaves="4" seed="${seed + offset}"/><feColorMatrix values="0 0 0 0 ${Number.parseInt(tint.slice(1, 3), 16) / 255}  0 0 0 0 ${Number.parseInt(tint.slice(3, 5), 16) / 255}  0 0 0 0 ${Number.parseInt(tint.slice(5, 7), 16) / 255}  3.4 0 0 0 ${-2.3 + cover * 1.15}"/></filter>`
  const scale = 1080 / height
  return `<defs>${sheet('farClouds', scale, 0, shade)}${sheet('nearClouds', scale * 1.5, 7, colour)}${gradient(
    'cloudFade',
    [
      [0, '#fff', 0.35],
      [0.25, '#fff', 1],
      [0.8, '#fff', 0.8],
      [1, '#fff', 0],
    ],
  )}<mask id="cloudMask"><rect width="${width}" height="${height}" fill="url(#cloudFade)"/></mask></defs><g mask="url(#cloudMask)" opacity="${opacity}"><rect width="${width}" height="${height}" filter="url(#farClouds)" opacity=".8"/><rect width="${width}" height="${height}" filter="url(#nearClouds)" opacity=".75"/></g>`
}

const stars = ({ width, height }: Size, count: number, seed: string) => {
  const luck = chance(`stars ${seed}`)
  const amount = Math.round((count * width) / 1000)
  return Array.from({ length: amount }, () => {
    const high = luck.next() ** 1.35
    return `<circle cx="${luck.between(0, width).toFixed(1)}" cy="${(high * height * 0.9).toFixed(1)}" r="${(luck.next() ** 3 * 1.7 + 0.5).toFixed(2)}" fill="#fff8e6" opacity="${(luck.between(0.25, 0.95) * (1 - high * 0.8)).toFixed(2)}"/>`
  }).join('')
}

/** The sky down to the horizon, as the inside of an SVG. */
export const drawSky = (size: Size, air: Air, seed: number) => {
  const { width, height } = size
  const unit = Math.min(height, width * 0.9) / 800
  const { disc } = air
  const x = disc.x * width
  const y = (1 - disc.y) * height
  const reach = disc.reach * Math.max(height, width * 0.7)
  return `<defs>${gradient('sky', air.sky)}${glow('shine', [
    [0, disc.glow, 0.95],
    [0.18, disc.glow, 0.6],
    [0.5, disc.glow, 0.22],
    [1, disc.glow, 0],
  ])}${glow('disc', [
    [0, disc.colour],
    [0.82, disc.colour],
    [1, disc.colour, 0],
  ])}</defs>
<rect width="${width}" height="${height}" fill="url(#sky)"/>${air.stars ? stars(size, air.stars, String(seed)) : ''}
<circle cx="${x}" cy="${y}" r="${reach}" fill="url(#shine)"/><circle cx="${x}" cy="${y}" r="${disc.size * unit}" fill="url(#disc)"/>
${air.clouds.cover ? clouds(size, air.clouds, seed) : ''}`
}

export const render = (svg: string, size: Size) =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}" viewBox="0 0 ${size.width} ${size.height}">${svg}</svg>`,
    ),
    { unlimited: true },
  )
    .png()
    .toBuffer()

/** Lays the picture above the horizon over calm water that mirrors it. */
export const overWater = async (above: Buffer, horizon: number, size: Size, air: Air, seed: string) => {
  const { width, height } = size
  const water = height - horizon
  const luck = chance(`water ${seed}`)
  const mirrored = await sharp(above)
    .flip()
    .resize(width, Math.round(horizon * 1.25), { fit: 'fill' })
    .extract({ left: 0, top: 0, width, height: Math.min(water, Math.round(horizon * 1.25)) })
    .toBuffer()
  // Water stretches reflections, the more the nearer they are: shrinks the mirrored picture, then stretches it again.
  const high = Math.min(water, Math.round(horizon * 1.25))
  const drag = async (rows: number, soft: number) =>
    sharp(
      await sharp(mirrored)
        .resize(Math.round(width / soft), Math.max(4, Math.round(high / rows)), {
          fit: 'fill',
          kernel: 'cubic',
        })
        .toBuffer(),
    )
      .resize(width, high, { fit: 'fill', kernel: 'cubic' })
      .modulate({ saturation: 0.92, brightness: 0.92 })
  const fade = await render(
    `<defs>${gradient('near', [
      [0, '#fff', 0],
      [0.1, '#fff', 0.25],
      [0.42, '#fff', 1],
    ])}</defs><rect width="${width}" height="${high}" fill="url(#near)"/>`,
    { width, height: high },
  )
  const far = await (await drag(12, 2)).blur(2.5).png().toBuffer()
  const near = await sharp(await (await drag(76, 9)).ensureAlpha().png().toBuffer())
    .composite([{ input: fade, blend: 'dest-in' }])
    .png()
    .toBuffer()
  const smeared = await sharp(far)
    .composite([{ input: near }])
    .png()
    .toBuffer()
  const ripples = Array.from({ length: 70 }, () => {
    const far = luck.next() ** 1.6
    const wide = luck.between(0.02, 0.12) * width * (0.5 + far)
    return `<rect x="${luck.between(-0.05, 1) * width}" y="${far * water}" width="${wide}" height="${1 + far * 3}" rx="2" fill="${luck.next() < 0.5 ? air.light : air.deep}" opacity="${0.035 + 0.06 * (1 - far)}"/>`
  }).join('')
  const surface = await render(
    `<defs>${gradient('deep', [
      [0, air.deep, 0.14],
      [0.3, air.deep, 0.5],
      [0.7, air.deep, 0.92],
      [1, air.deep, 1],
    ])}${blur('ripple', 1.6)}</defs><rect width="${width}" height="${water}" fill="url(#deep)"/><g filter="url(#ripple)">${ripples}</g><rect width="${width}" height="3" fill="${air.light}" opacity=".16"/>`,
    { width, height: water },
  )
  return sharp({ create: { width, height, channels: 3, background: air.deep } })
    .composite([
      { input: smeared, left: 0, top: horizon },
      { input: surface, left: 0, top: horizon },
      { input: above, left: 0, top: 0 },
    ])
    .png()
    .toBuffer()
}
