// Logos of stations and channels: a symbol or a few letters, in colours of their own.
import type { Style } from '../content/radio/names.ts'
import type { TvChannel } from '../guide.ts'
import { type Chance, chance } from '../pictures/studio/chance.ts'
import type { RadioStation } from '../radio.ts'
import { line, title } from './letters.ts'
import { anyInks, readable } from './palettes.ts'
import { box, disc, gradient, type Inks, oval, path, stroke, svg, times } from './shapes.ts'

/** Returns a short abbreviation of the name, or the frequency if the name contains one. */
export function initials(name: string): string {
  const frequency = /\d{2,3}\.\d/.exec(name)?.[0]
  if (frequency) return frequency
  const words = name
    .split(/[\s&·–-]+/)
    .filter((word) => word !== '' && !/^(fm|tv|radio|the|of|de|la|le|à|am)$/i.test(word))
  const [first = name, second] = words
  if (second && /^\d+$/.test(second)) return first.slice(0, 1).toUpperCase() + second
  if (/^\p{Script=Han}|^[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(first))
    return [...first].slice(0, 2).join('')
  return words
    .slice(0, 2)
    .map((word) => [...word][0] ?? '')
    .join('')
    .toUpperCase()
}

/** Background of a station's letters, by style of music. */
const backs: Record<Style, (inks: Inks, fate: Chance) => string> = {
  pop: ({ accent, second }, fate) =>
    disc(fate.between(60, 196), fate.between(60, 196), 92, second) +
    disc(fate.between(80, 176), fate.between(80, 176), 58, accent),
  rock: ({ accent, second }) =>
    path('M0 0H256L0 256Z', second) +
    path('M150 0L96 118H146L88 256L196 92H140L190 0Z', accent, 'opacity=".75"'),
  jazz: ({ accent, second }, fate) =>
    times(5, (bar) => box(24 + bar * 44, fate.between(20, 120), 26, 256, bar % 2 ? accent : second)),
  classical: ({ accent, second }) =>
    times(5, (row) => stroke(`M0 ${88 + row * 20}H256`, second, 4)) +
    oval(196, 172, 26, 19, accent, 'transform="rotate(-20 196 172)"') +
    box(216, 70, 7, 100, accent),
  news: ({ accent, second }) =>
    box(0, 168, 256, 88, second) + box(0, 160, 256, 10, accent) + disc(216, 44, 18, accent),
  folk: ({ accent, second }) =>
    path('M0 200L64 120L112 176L176 88L256 190V256H0Z', second) + disc(196, 60, 30, accent),
  dance: ({ accent, second }, fate) =>
    times(9, (bar) =>
      box(16 + bar * 26, 256 - fate.between(30, 210), 16, 256, bar % 3 === 1 ? accent : second),
    ),
  lounge: ({ accent, second }) =>
    disc(128, 256, 190, second) + disc(128, 256, 130, accent, 'opacity=".7"') + disc(128, 256, 70, second),
}

const centred = (text: string, size: number, fill: string, y: number, width: number) => {
  const fitted = Math.min(size, width / (0.62 * Math.max([...text].length, 1.6)))
  return line(text, fitted, {
    face: 'sans',
    fill,
    x: width === 0 ? 0 : 128,
    y: y + fitted * 0.36,
    anchor: 'middle',
    more: 'paint-order="stroke"',
  })
}

export function stationLogo({ id, name, style }: RadioStation): string {
  const fate = chance(`logo ${id}`)
  const inks = anyInks(Math.floor(fate.next() * 24))
  const shows = readable(inks)
  return svg(
    256,
    256,
    box(0, 0, 256, 256, inks.ground) +
      backs[style](inks, fate) +
      `<g stroke="${inks.ground}" stroke-width="14" stroke-linejoin="round">${centred(initials(name), 108, shows, 128, 216)}</g>`,
  )
}

type Frame = (inks: Inks, id: string) => string
const plate = (colour: string) => box(0, 0, 320, 200, colour, 'rx="28"')
/** Backgrounds of channel logos: 16:10, as the guide shows them, with a free centre. */
const frames: readonly Frame[] = [
  ({ ground }) => plate(ground),
  ({ ground, accent }) => plate(ground) + box(110, 168, 100, 10, accent, 'rx="5"'),
  ({ ground, second }, id) =>
    `<defs>${gradient(id, [second, ground], 'x2="1" y2="1"')}</defs>${plate(`url(#${id})`)}`,
  ({ ground, accent }) => plate(ground) + path('M0 28A28 28 0 0 1 28 0H44L20 200A28 28 0 0 1 0 172Z', accent),
  ({ ground, second }) =>
    plate(ground) + path('M0 130L320 60V172A28 28 0 0 1 292 200H28A28 28 0 0 1 0 172Z', second),
  ({ ground, accent }) => plate(ground) + disc(284, 36, 14, accent),
  ({ ground, accent }) =>
    box(0, 0, 320, 200, ground, 'rx="100"') +
    box(14, 14, 292, 172, 'none', `rx="86" stroke="${accent}" stroke-width="6"`),
]

/** Colours of each group of channels, so that a guest who scrolls sees where a group begins. */
const groupInks: Record<string, readonly number[]> = {
  news: [5, 8, 1, 0],
  general: [2, 3, 18, 20, 9, 23],
  film: [1, 0, 4, 10],
  series: [4, 9, 3],
  sports: [7, 22, 0, 8],
  kids: [16, 17, 18, 14, 22],
  knowledge: [6, 19, 3, 12],
  music: [9, 4, 5],
  culture: [13, 20, 15],
  shopping: [15, 21],
}

export function channelLogo({ id, name, group }: TvChannel): string {
  const fate = chance(`channel ${name}`)
  const choices = groupInks[group] ?? [1]
  const inks = anyInks(choices[Math.floor(fate.next() * choices.length)] ?? 1)
  const frame = frames[Math.floor(fate.next() * frames.length)]
  const set = {
    face: 'sans',
    fill: readable(inks),
    x: 160,
    width: 236,
    anchor: 'middle',
    leading: 1.08,
  } as const
  // Sets the title twice: the height of the first run is needed to centre the second.
  const { height } = title(name, { ...set, y: 0, height: 104, largest: 84 })
  const words = title(name, { ...set, y: 98 - height / 2, height: 104, largest: 84 })
  return svg(320, 200, (frame?.(inks, `c${id}`) ?? '') + words.svg)
}
