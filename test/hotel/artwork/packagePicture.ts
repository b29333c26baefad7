// The picture of a package: three of its posters, fanned out. 16:9.
import type { Film } from '../films.ts'
import { anyInks } from './palettes.ts'
import { poster } from './poster.ts'
import { box, disc, gradient, type Inks, svg } from './shapes.ts'

export const packageInks = (id: number): Inks => anyInks([1, 20, 3, 7, 1, 6, 4, 8, 10][id % 9] ?? id)

export function packagePicture(id: number, films: readonly Film[]): string {
  const { ground, second, accent } = packageInks(id)
  const places = [
    { x: 330, y: 120, turn: -9 },
    { x: 870, y: 120, turn: 9 },
    { x: 600, y: 80, turn: 0 },
  ]
  const shown = films.slice(0, 3).toReversed()
  return svg(
    1600,
    900,
    `<defs>${gradient(`k${id}`, [second, ground], 'x2="1" y2="1"')}</defs>` +
      box(0, 0, 1600, 900, `url(#k${id})`) +
      disc(800, 520, 430, accent, 'opacity=".5"') +
      shown
        .map((film, index) => {
          const { x, y, turn } = places[index + (3 - shown.length)] ?? { x: 600, y: 80, turn: 0 }
          const inside = poster(film)
            .replace('<svg ', '<svg x="0" y="0" ')
            .replace('width="400" height="600">', 'width="400" height="600" overflow="hidden">')
          return (
            `<g transform="translate(${x} ${y}) rotate(${turn} 200 300)">` +
            box(8, 14, 400, 620, '#000', 'opacity=".28" rx="10"') +
            `<g transform="scale(1 1.03)">${inside}</g></g>`
          )
        })
        .join(''),
  )
}
