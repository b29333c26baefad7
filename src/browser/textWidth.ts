/** Mean width of a letter in em, where the browser does not measure text. */
const letterEm = 0.6
const measuredPx = 100
const maxMeasured = 5000

const measured = new Map<string, number>()

let context: OffscreenCanvasRenderingContext2D | null | undefined
function contextOnce() {
  if (context === undefined)
    context = typeof OffscreenCanvas === 'function' ? new OffscreenCanvas(1, 1).getContext('2d') : null
  return context
}

/** The width of a text in em. */
export function textWidth(text: string, font: { weight: number; family: string }): number {
  const key = `${font.weight} ${font.family} ${text}`
  const known = measured.get(key)
  if (known !== undefined) return known
  const context2d = contextOnce()
  if (context2d) context2d.font = `${font.weight} ${measuredPx}px ${font.family}`
  const width = context2d ? context2d.measureText(text).width / measuredPx : text.length * letterEm
  // The titles of many days would fill the memory of a television.
  if (measured.size >= maxMeasured) measured.clear()
  measured.set(key, width)
  return width
}
