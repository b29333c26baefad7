// What a part of the window is drawn in.
import type { Page } from 'playwright-core'

interface Part {
  x: number
  y: number
  width: number
  height: number
}

/** How far the brightest and the darkest of its pixels are apart in one of the colours, of 255. */
export async function spreadOf(page: Page, clip: Part): Promise<number> {
  const png = await page.screenshot({ clip })
  return page.evaluate(async (data) => {
    const image = new Image()
    image.src = `data:image/png;base64,${data}`
    await image.decode()
    const canvas = document.createElement('canvas')
    canvas.width = image.width
    canvas.height = image.height
    const context = canvas.getContext('2d')
    context?.drawImage(image, 0, 0)
    const pixels = context?.getImageData(0, 0, image.width, image.height).data ?? new Uint8ClampedArray()
    const spreads = [0, 1, 2].map((colour) => {
      const shades = pixels.filter((_, at) => at % 4 === colour)
      return shades.reduce((a, b) => Math.max(a, b), 0) - shades.reduce((a, b) => Math.min(a, b), 255)
    })
    return Math.max(...spreads)
  }, png.toString('base64'))
}
