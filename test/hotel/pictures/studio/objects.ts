// One thing of a still life as pixels: an emoji of the 3D set or a drawn prop, cut to its outline.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'

const emojis = join(import.meta.dirname, '../node_modules/@lobehub/fluent-emoji-3d/assets')

export interface Look {
  /** Turn of the hue in degrees, saturation and brightness as factors. */
  hue?: number
  saturation?: number
  brightness?: number
  turn?: number
  flip?: boolean
}

const fileOf = (emoji: string) => {
  const points = [...emoji].map((sign) => (sign.codePointAt(0) ?? 0).toString(16).padStart(4, '0'))
  const bare = points.filter((point) => point !== 'fe0f').join('-')
  const file = [points.join('-'), bare, `${bare}-fe0f`].find((name) =>
    existsSync(join(emojis, `${name}.webp`)),
  )
  if (file === undefined) throw new Error(`no picture of ${emoji}`)
  return join(emojis, `${file}.webp`)
}

export interface Cutout {
  pixels: Buffer
  width: number
  height: number
}

/** `what` is an emoji or the text of an SVG; the answer is `height` pixels high, or `width` wide. */
export const cutOut = async (what: string, size: { height: number } | { width: number }, look: Look = {}) => {
  const drawn = what.startsWith('<svg')
  let image = drawn ? sharp(Buffer.from(what), { density: 144 }) : sharp(fileOf(what))
  image = sharp(await image.ensureAlpha().png().toBuffer())
  if (look.flip) image = image.flop()
  if (look.turn) image = sharp(await image.rotate(look.turn, { background: '#00000000' }).png().toBuffer())
  const trimmed = sharp(await image.trim({ background: '#00000000', threshold: 8 }).png().toBuffer())
  const { data, info } = await trimmed
    .resize({ ...size, kernel: 'lanczos3' })
    .modulate({
      hue: Math.round(look.hue ?? 0),
      // The emoji set is painted for small sizes; at large sizes it looks better with less saturation.
      saturation: (look.saturation ?? 1) * (drawn ? 1 : 0.86),
      brightness: look.brightness ?? 1,
    })
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { pixels: data, width: info.width, height: info.height } satisfies Cutout
}

const rgb = (colour: string) => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))

/** The outline filled with one colour, from row `from` down. */
export const silhouette = (
  { pixels, width, height }: Cutout,
  colour: string,
  opacity: number,
  from = 0,
): Cutout => {
  const [red = 0, green = 0, blue = 0] = rgb(colour)
  const rows = height - from
  const filled = Buffer.alloc(width * rows * 4)
  for (let index = 0; index < width * rows; index += 1) {
    filled[index * 4] = red
    filled[index * 4 + 1] = green
    filled[index * 4 + 2] = blue
    filled[index * 4 + 3] = Math.round((pixels[(index + from * width) * 4 + 3] ?? 0) * opacity)
  }
  return { pixels: filled, width, height: rows }
}
