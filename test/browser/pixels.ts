// What a part of the window is drawn in.
import type { Page } from 'playwright-core'

interface Part {
  x: number
  y: number
  width: number
  height: number
}

/** The colours of a part of the window, each of 255, row by row. */
async function pixelsOf(page: Page, clip: Part) {
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

/** How far the brightest and the darkest of its pixels are apart in one of the colours, of 255. */
export async function spreadOf(page: Page, clip: Part): Promise<number> {
  const { pixels } = await pixelsOf(page, clip)
  const spreads = [0, 1, 2].map((colour) => {
    const shades = pixels.map((pixel) => pixel[colour] ?? 0)
    return Math.max(...shades) - Math.min(...shades)
  })
  return Math.max(...spreads)
}

/** How large what is drawn in one colour is, in CSS pixels. */
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
