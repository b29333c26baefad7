// What the bay is made of: palms, white houses, shrubs.
import { type Chance, chance } from '../studio/chance.ts'
import type { Air } from './sky.ts'

const frond = (luck: Chance, angle: number, long: number, colour: [string, string]) => {
  const way = (angle * Math.PI) / 180
  const droop = long * (0.42 + Math.abs(Math.cos(way)) * 0.3)
  const tipX = Math.cos(way) * long
  const tipY = Math.sin(way) * long + droop
  const bendX = Math.cos(way) * long * 0.55
  const bendY = Math.sin(way) * long * 0.75
  const at = (t: number) =>
    [2 * (1 - t) * t * bendX + t * t * tipX, 2 * (1 - t) * t * bendY + t * t * tipY] as const
  const parts = [
    `<path d="M0 0 Q${bendX.toFixed(1)} ${bendY.toFixed(1)} ${tipX.toFixed(1)} ${tipY.toFixed(1)}" stroke="${colour[0]}" stroke-width="3" fill="none"/>`,
  ]
  for (let step = 2; step <= 22; step += 1) {
    const t = step / 22
    const [x, y] = at(t)
    const [beforeX, beforeY] = at(t - 0.02)
    const heading = Math.atan2(y - beforeY, x - beforeX)
    const reach = long * 0.3 * Math.sin(Math.PI * Math.min(0.94, 0.18 + t * 0.72)) * luck.between(0.85, 1.1)
    for (const side of [-1, 1]) {
      const turn = heading + side * (0.85 - t * 0.35)
      const endX = x + Math.cos(turn) * reach
      const endY = y + Math.sin(turn) * reach + reach * 0.32
      const wide = Math.max(1.2, reach * 0.05)
      const baseX = Math.cos(heading) * wide
      const baseY = Math.sin(heading) * wide
      parts.push(
        `<path d="M${(x - baseX).toFixed(1)} ${(y - baseY).toFixed(1)} Q${((x + endX) / 2).toFixed(1)} ${((y + endY) / 2 - reach * 0.1).toFixed(1)} ${endX.toFixed(1)} ${endY.toFixed(1)} L${(x + baseX).toFixed(1)} ${(y + baseY).toFixed(1)}Z" fill="${side < 0 && luck.next() < 0.5 ? colour[1] : colour[0]}"/>`,
      )
    }
  }
  return parts.join('')
}

/** A palm with its foot at 0, 0, `tall` high, leaning by `lean`, its fronds `reach` long. */
export const palm = (
  tall: number,
  lean: number,
  colour: [string, string],
  seed: string,
  reach = tall * 0.46,
) => {
  const luck = chance(`palm ${seed}`)
  const wide = reach * 0.056
  const trunk = `M${-wide} 0 Q${lean * 0.15 - wide} ${-tall * 0.6} ${lean - wide * 0.45} ${-tall} L${lean + wide * 0.45} ${-tall} Q${lean * 0.15 + wide} ${-tall * 0.6} ${wide * 1.1} 0Z`
  const crown = [-168, -146, -122, -98, -74, -52, -30, -8, 14, 168, -190]
    .map((angle) => frond(luck, angle + luck.between(-7, 7), reach * luck.between(0.88, 1.12), colour))
    .join('')
  return `<path d="${trunk}" fill="${colour[0]}"/><path d="${trunk}" fill="url(#trunk)"/><g transform="translate(${lean} ${-tall})">${crown}<circle cx="-5" cy="8" r="${wide * 0.9}" fill="${colour[0]}"/><circle cx="8" cy="9" r="${wide * 0.8}" fill="${colour[0]}"/></g>`
}

/** White houses stepping down to the water. */
export const bungalows = (air: Air, [wall, shade, tile]: [string, string, string], seed: string) => {
  const luck = chance(`bungalows ${seed}`)
  const parts: string[] = []
  for (const [row, count, y, size] of [
    [0, 6, -58, 0.8],
    [1, 7, -30, 1],
    [2, 6, -4, 1.15],
  ] as const) {
    for (let index = 0; index < count; index += 1) {
      const x = index * 74 + row * 26 + luck.between(-8, 8)
      const wide = 60 * size
      const tall = (26 + luck.between(0, 12)) * size
      parts.push(
        `<rect x="${x}" y="${y - tall}" width="${wide}" height="${tall + 12}" fill="${wall}"/><rect x="${x + wide * 0.68}" y="${y - tall}" width="${wide * 0.32}" height="${tall + 12}" fill="${shade}"/><path d="M${x - 5} ${y - tall} L${x + 7} ${y - tall - 11 * size} H${x + wide - 7} L${x + wide + 5} ${y - tall}Z" fill="${tile}"/>`,
      )
      for (let pane = 0; pane < 3; pane += 1) {
        const lit = luck.next() < air.lit
        const px = x + 7 * size + pane * 17 * size
        if (lit)
          parts.push(
            `<rect x="${px - 5}" y="${y - tall + 3 * size}" width="${19 * size}" height="${22 * size}" rx="6" fill="${air.window}" opacity=".28"/>`,
          )
        parts.push(
          `<path d="M${px} ${y - tall + 24 * size} v${-11 * size} a${4.5 * size} ${4.5 * size} 0 0 1 ${9 * size} 0 v${11 * size}Z" fill="${lit ? air.window : air.glass}"/>`,
        )
      }
    }
  }
  return parts.join('')
}

export const greenery = (from: number, to: number, colour: [string, string], seed: string, high: number) => {
  const luck = chance(`green ${seed}`)
  const parts: string[] = []
  for (let x = from; x < to; x += luck.between(9, 17)) {
    const size = luck.between(0.5, 1.15) * high
    parts.push(
      `<ellipse cx="${x}" cy="${-size * 0.3}" rx="${size * 0.7}" ry="${size * 0.55}" fill="${luck.next() < 0.7 ? colour[0] : colour[1]}" opacity=".95"/>`,
    )
  }
  return parts.join('')
}
