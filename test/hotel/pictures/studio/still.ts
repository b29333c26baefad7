// A still life: things placed on a stage, with the shadow each throws, in one light.
import sharp, { type OverlayOptions } from 'sharp'
import { type Chance, chance } from './chance.ts'
import { type Cutout, cutOut, type Look, silhouette } from './objects.ts'
import { type Mood, type Palette, palettes } from './palette.ts'
import { type Backdrop, drawStage, type Ground } from './stage.ts'

export interface Thing extends Look {
  what: string
  /** Height as a share of the picture's, or width as a share of the picture's width. */
  high?: number
  wide?: number
  /** Place of its middle, from -1 (left edge) to 1; and how far above its row, as a share of the height. */
  at?: number
  up?: number
  row?: 'back' | 'front'
  /** True if the object lies flat under the next ones, as a plate does: placed lower, and without a contact shadow. */
  flat?: boolean
}

export interface Still {
  mood: Mood
  backdrop?: Backdrop
  ground?: Ground
  things: Thing[]
}

const raw = ({ pixels, width, height }: Cutout) => sharp(pixels, { raw: { width, height, channels: 4 } })

/** Draws a layer of any size at any place, cut to the picture. */
const layer = async (image: Buffer, left: number, top: number, size: { width: number; height: number }) => {
  const { width = 0, height = 0 } = await sharp(image).metadata()
  const x = Math.round(left)
  const y = Math.round(top)
  const cutLeft = Math.max(0, -x)
  const cutTop = Math.max(0, -y)
  const wide = Math.min(width - cutLeft, size.width - Math.max(0, x))
  const high = Math.min(height - cutTop, size.height - Math.max(0, y))
  if (wide <= 0 || high <= 0) return []
  const input = await sharp(image)
    .extract({ left: cutLeft, top: cutTop, width: wide, height: high })
    .png()
    .toBuffer()
  return [{ input, left: Math.max(0, x), top: Math.max(0, y) }] satisfies OverlayOptions[]
}

const blurred = async (shape: Cutout, wide: number, high: number, blur: number) => {
  const pad = Math.ceil(blur * 3)
  const image = await raw(shape)
    .resize(Math.max(2, Math.round(wide)), Math.max(2, Math.round(high)), { fit: 'fill' })
    .extend({ top: pad, bottom: pad, left: pad, right: pad, background: '#00000000' })
    .png()
    .toBuffer()
  return { image: await sharp(image).blur(blur).png().toBuffer(), pad }
}

interface Frame {
  width: number
  height: number
}

const shadows = async (
  cut: Cutout,
  left: number,
  base: number,
  size: Frame,
  paint: Palette,
  flat: boolean,
) => {
  const unit = size.height / 480
  const parts: OverlayOptions[] = []
  const long = await blurred(
    silhouette(cut, paint.shadow, flat ? 0.4 : 0.34),
    cut.width * 1.08,
    Math.max(cut.height * 0.2, 14 * unit),
    9 * unit,
  )
  parts.push(
    ...(await layer(
      long.image,
      left + cut.width * 0.07 - long.pad,
      base - Math.max(cut.height * 0.12, 6 * unit) - long.pad,
      size,
    )),
  )
  if (!flat) {
    const from = Math.floor(cut.height * 0.86)
    const near = await blurred(
      silhouette(cut, paint.shadow, 0.75, from),
      cut.width,
      Math.max(9 * unit, cut.height * 0.05),
      3.2 * unit,
    )
    parts.push(...(await layer(near.image, left - near.pad + 2 * unit, base - 5.5 * unit - near.pad, size)))
  }
  return parts
}

const finish = ({ width, height }: Frame, paint: Palette) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs><radialGradient id="l" cx=".24" cy=".08" r="1.05"><stop offset="0" stop-color="#fff3dc" stop-opacity="${0.42 * paint.light}"/><stop offset=".55" stop-color="#fff3dc" stop-opacity="0"/><stop offset="1" stop-color="${paint.shadow}" stop-opacity=".3"/></radialGradient></defs><rect width="${width}" height="${height}" fill="url(#l)"/></svg>`,
  )

const backdrops: [Backdrop, ...Backdrop[]] = [
  'arch',
  'disc',
  'window',
  'leaves',
  'niche',
  'hills',
  'arch',
  'leaves',
]
const grounds: [Ground, ...Ground[]] = ['round', 'table', 'slab', 'round', 'steps', 'table']

/** Rotates through the backdrops and grounds in a fixed order, so that neighbours in a list differ. */
export const setsInTurn = (turn: number) => ({
  backdrop: backdrops[turn % backdrops.length] ?? 'arch',
  ground: grounds[(turn * 5 + Math.floor(turn / 6)) % grounds.length] ?? 'round',
})

const place = async (thing: Thing, size: Frame, rows: { back: number; front: number }, paint: Palette) => {
  // Enlarges small objects a little, so that they are recognisable in a list; tall ones keep away from the edge.
  const high = thing.high ?? 0.5
  const height = Math.round(Math.max(high, Math.min(high * 1.14, 0.68)) * size.height)
  const cut = await cutOut(
    thing.what,
    thing.wide ? { width: Math.round(thing.wide * size.width) } : { height },
    thing,
  )
  const base = rows[thing.row ?? 'back'] - (thing.up ?? 0) * size.height
  const left = size.width / 2 + ((thing.at ?? 0) * size.width) / 2 - cut.width / 2
  const floating = (thing.up ?? 0) > 0.02
  const image = await raw(cut).png().toBuffer()
  return [
    ...(floating ? [] : await shadows(cut, left, base, size, paint, thing.flat ?? false)),
    ...(await layer(image, left, base - cut.height + (thing.flat ? cut.height * 0.42 : 0), size)),
  ]
}

/** Places objects into a picture, in the light of `paint`; `rows` are the positions at which they stand. */
export const arrange = async (
  background: Buffer,
  things: Thing[],
  rows: { back: number; front: number },
  size: Frame,
  paint: Palette,
) => {
  const layers: OverlayOptions[] = []
  for (const thing of things) layers.push(...(await place(thing, size, rows, paint)))
  const scene = await sharp(background).composite(layers).png().toBuffer()
  return sharp(scene)
    .composite([{ input: finish(size, paint) }])
    .removeAlpha()
    .png()
    .toBuffer()
}

export const shoot = async (name: string, still: Still, size: Frame): Promise<Buffer> => {
  const luck: Chance = chance(name)
  const paint: Palette = palettes[still.mood]
  const sets = { backdrop: still.backdrop ?? luck.of(backdrops), ground: still.ground ?? luck.of(grounds) }
  const stage = drawStage(size, paint, sets, luck)
  return arrange(Buffer.from(stage.svg), still.things, stage, size, paint)
}
