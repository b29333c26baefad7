// Layouts of plain shapes, as on the posters of exhibitions.
import { title } from '../letters.ts'
import { motif } from '../motifs/index.ts'
import { readable, readableOn, standing } from '../palettes.ts'
import { at, box, disc, path, ring, stroke, times } from '../shapes.ts'
import { credit, fill, type Layout } from './layout.ts'

/** Two halves, divided diagonally. */
const split: Layout = ({ title: words, credit: by, motif: sign, inks, fate }) => {
  const { ground, second, accent, light, ink } = inks
  const rises = fate.next() > 0.5
  return (
    fill(accent) +
    path(rises ? 'M0 420L400 180V600H0Z' : 'M0 180L400 420V600H0Z', ground) +
    path(rises ? 'M0 420L400 180V204L0 444Z' : 'M0 180L400 420V444L0 204Z', light) +
    at(
      rises ? 150 : 250,
      190,
      2.2,
      motif(sign, { ground: accent, second, accent: light, light: ground, ink }),
    ) +
    title(words, {
      face: 'sans',
      fill: readable(inks),
      x: rises ? 368 : 32,
      y: 540,
      width: 300,
      height: 128,
      anchor: rises ? 'end' : 'start',
      isUp: true,
      isCapital: true,
      largest: 44,
    }).svg +
    credit(by, rises ? 368 : 32, 568, readable(inks), rises ? 'end' : 'start')
  )
}

/** A medal in a thin frame. */
const medal: Layout = ({ title: words, credit: by, motif: sign, inks }) => {
  const { ground, second, accent } = inks
  const shows = readable(inks)
  return (
    fill(ground) +
    `<rect x="18" y="18" width="364" height="564" fill="none" stroke="${shows}" stroke-width="1.5" opacity=".6"/>` +
    disc(200, 236, 142, second) +
    ring(200, 236, 156, accent, 3) +
    at(200, 236, 1.9, motif(sign, standing(inks))) +
    title(words, {
      face: 'serif',
      fill: shows,
      x: 200,
      y: 428,
      width: 310,
      height: 92,
      anchor: 'middle',
      largest: 46,
    }).svg +
    stroke('M176 538H224', accent, 2) +
    credit(by, 200, 560, shows)
  )
}

/** A sun of stripes. */
const stripes: Layout = ({ title: words, credit: by, motif: sign, inks }) => {
  const { ground, second, accent, light, ink } = inks
  return (
    fill(ground) +
    times(7, (row) =>
      box(0, 250 + row * 26, 400, 26 - row * 2.6, [accent, light, second][row % 3] ?? accent),
    ) +
    `<path d="M60 250A140 140 0 0 1 340 250Z" fill="${accent}"/>` +
    path('M96 250A104 104 0 0 1 304 250Z', light) +
    at(200, 196, 1.6, motif(sign, { ...inks, light: second, ink })) +
    title(words, {
      face: 'narrow',
      fill: readable(inks),
      x: 200,
      y: 548,
      width: 348,
      height: 96,
      anchor: 'middle',
      isUp: true,
      isCapital: true,
      largest: 72,
    }).svg +
    credit(by, 200, 574, readable(inks))
  )
}

/** A grid of the same motif, one of them highlighted. */
const repeat: Layout = ({ title: text, credit: by, motif: sign, inks, fate }) => {
  const { ground, second, accent, light } = inks
  const odd = Math.floor(fate.next() * 20)
  const plain = standing({ ...inks, accent: second })
  return (
    fill(ground) +
    times(20, (index) => {
      const x = 62 + (index % 4) * 92
      const y = 66 + Math.floor(index / 4) * 84
      return (
        (index === odd ? disc(x, y, 39, accent) : '') +
        at(x, y, 0.58, motif(sign, index === odd ? { ...inks, accent: light, light: ground } : plain))
      )
    }) +
    box(0, 462, 400, 138, accent) +
    title(text, {
      face: 'sans',
      fill: readableOn(accent, inks),
      x: 30,
      y: 486,
      width: 340,
      height: 66,
      largest: 40,
    }).svg +
    credit(by, 30, 578, ground, 'start')
  )
}

/** Quarters of circles, as on an old exhibition poster. */
const quarters: Layout = ({ title: text, credit: by, motif: sign, inks, fate }) => {
  const { ground, second, accent, light, ink } = inks
  const colours = [second, accent, light, ink] as const
  const size = 100
  return (
    fill(ground) +
    times(16, (index) => {
      const x = (index % 4) * size
      const y = Math.floor(index / 4) * size
      const colour = fate.of(colours)
      const turn = Math.floor(fate.next() * 4)
      if (index === 5) return ''
      if ([6, 9, 10].includes(index)) return ''
      return `<g transform="translate(${x + 50} ${y + 50}) rotate(${turn * 90})">${
        fate.next() > 0.25 ? path('M-50 -50H50A100 100 0 0 1 -50 50Z', colour) : disc(0, 0, 34, colour)
      }</g>`
    }) +
    box(100, 100, 200, 200, ground) +
    at(200, 200, 1.75, motif(sign, standing(inks))) +
    title(text, { face: 'sans', fill: readable(inks), x: 24, y: 428, width: 352, height: 110, largest: 50 })
      .svg +
    credit(by, 24, 576, readable(inks), 'start')
  )
}

/** Arcs from a corner. */
const arcs: Layout = ({ title: text, credit: by, motif: sign, inks, fate }) => {
  const { ground, second, accent, light } = inks
  const x = fate.next() > 0.5 ? 400 : 0
  const shows = readable(inks)
  const set = title(text, {
    face: 'sans',
    fill: shows,
    x: 28,
    y: 36,
    width: 344,
    height: 160,
    largest: 58,
    leading: 1.06,
  })
  return (
    fill(ground) +
    times(6, (index) => disc(x, 600, 430 - index * 58, [second, accent, light][index % 3] ?? second)) +
    disc(x, 600, 90, ground) +
    at(x === 0 ? 310 : 90, 312, 1.2, motif(sign, standing(inks))) +
    set.svg +
    credit(by, 28, 36 + set.height + 26, shows, 'start')
  )
}

/** A row of bars, one of them taller. */
const columns: Layout = ({ title: text, credit: by, motif: sign, inks, fate }) => {
  const { ground, second, accent, light } = inks
  const lifted = Math.floor(fate.next() * 8)
  return (
    fill(ground) +
    times(8, (index) => {
      const tall = index === lifted ? 430 : fate.between(90, 330)
      return box(
        index * 50,
        600 - tall,
        48,
        tall,
        index === lifted ? accent : index % 2 ? second : light,
        index === lifted ? '' : 'opacity=".7"',
      )
    }) +
    disc(lifted * 50 + 24, 130, 74, ground) +
    at(Math.min(320, Math.max(80, lifted * 50 + 24)), 112, 1.3, motif(sign, standing(inks))) +
    box(0, 486, 400, 114, ground, 'opacity=".94"') +
    title(text, {
      face: 'narrow',
      fill: readable(inks),
      x: 26,
      y: 506,
      width: 348,
      height: 54,
      isCapital: true,
      largest: 56,
    }).svg +
    credit(by, 26, 584, readable(inks), 'start')
  )
}

export const graphics = { arcs, columns, medal, quarters, repeat, split, stripes }
