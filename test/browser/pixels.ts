// Reads the pixels of a part of the viewport.
import type { Locator, Page } from 'playwright-core'
import decodeQR from 'qr/decode.js'

interface Part {
  x: number
  y: number
  width: number
  height: number
}

/** RGB values of the pixels, each from 0 to 255, row by row. */
export async function pixelsOf(page: Page, clip: Part) {
  const png = await page.screenshot({ clip })
  return page.evaluate(async (data) => {
    const image = new Image()
    image.src = `data:image/png;base64,${data}`
    await image.decode()
    const { width, height } = image
    const canvas = Object.assign(document.createElement('canvas'), { width, height })
    const context = canvas.getContext('2d')
    context?.drawImage(image, 0, 0)
    const { data: bytes } = context?.getImageData(0, 0, width, height) ?? { data: [] }
    const pixels = Array.from({ length: width * height }, (_, at) => [...bytes.slice(at * 4, at * 4 + 3)])
    return { width, pixels }
  }, png.toString('base64'))
}

/** The greatest difference between the brightest and the darkest pixel in one colour channel, from 0 to 255. */
export async function spreadOf(page: Page, clip: Part): Promise<number> {
  const { pixels } = await pixelsOf(page, clip)
  const spreads = [0, 1, 2].map((colour) => {
    const shades = pixels.map((pixel) => pixel[colour] ?? 0)
    return Math.max(...shades) - Math.min(...shades)
  })
  return Math.max(...spreads)
}

/** Size of the area that is drawn in one colour, in CSS pixels. */
export async function extentOf(page: Page, clip: Part, colour: readonly number[]) {
  const { width, pixels } = await pixelsOf(page, clip)
  const places = pixels.flatMap((pixel, at) =>
    pixel.every((shade, of) => Math.abs(shade - (colour[of] ?? 0)) < 40) ? [at] : [],
  )
  const sizeOf = (ends: number[]) => (Math.max(...ends) - Math.min(...ends) + 1) * (clip.width / width)
  return {
    width: sizeOf(places.map((at) => at % width)),
    height: sizeOf(places.map((at) => Math.floor(at / width))),
  }
}

/** What a phone reads in the picture of a code, and where that is. */
export async function readCode(page: Page, code: Locator) {
  const box = await code.boundingBox()
  if (!box) throw new Error('no code')
  const { width, pixels } = await pixelsOf(page, box)
  const data = Uint8Array.from(pixels.flatMap(([red = 0, green = 0, blue = 0]) => [red, green, blue, 255]))
  return { text: decodeQR({ width, height: pixels.length / width, data }), box }
}
