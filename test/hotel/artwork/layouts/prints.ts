// Layouts of printed things: large letters, a book’s cover, a ticket.
import { block, title } from '../letters.ts'
import { motif } from '../motifs/index.ts'
import { readable, readableOn, standing } from '../palettes.ts'
import { at, box, disc, path, stroke, times, turned } from '../shapes.ts'
import { credit, fill, type Layout } from './layout.ts'

/** The title runs up the edge. */
const tower: Layout = ({ title: words, credit: by, motif: sign, inks, fate }) => {
  const { ground, second, accent } = inks
  const shows = readable(inks)
  const isLeft = fate.next() > 0.5
  const edge = isLeft ? 0 : 286
  return (
    fill(ground) +
    box(edge, 0, 114, 600, accent) +
    `<g transform="translate(${edge + 57} 300) rotate(-90)">${title(words, { face: 'narrow', fill: readableOn(accent, inks), x: 0, y: -41, width: 552, height: 82, anchor: 'middle', isCapital: true, largest: 90 }).svg}</g>` +
    disc(isLeft ? 257 : 143, 300, 112, second) +
    at(isLeft ? 257 : 143, 300, 1.7, motif(sign, standing({ ...inks, accent }))) +
    credit(by, isLeft ? 257 : 143, 566, shows)
  )
}

/** The title fills the poster; if it is short, the motif fills the rest. */
const words: Layout = ({ title: text, credit: by, motif: sign, inks }) => {
  const { ground, accent } = inks
  const shows = readable(inks)
  const set = block(text, { face: 'narrow', fill: shows, x: 30, y: 34, width: 340, height: 380 }, accent)
  const rest = 546 - (34 + set.height)
  const isLarge = rest > 230
  const drawn = motif(sign, standing(inks))
  return (
    fill(ground) +
    set.svg +
    (isLarge
      ? at(200, 546 - rest / 2, Math.min(rest / 130, 2.6), drawn)
      : at(88, 500, 1.05, drawn) + stroke('M164 500H370', accent, 3)) +
    credit(by, 370, isLarge ? 576 : 530, shows, 'end')
  )
}

/** The cover of a storybook. */
const plaque: Layout = ({ title: text, credit: by, motif: sign, inks }) => {
  const { ground, second, accent, light, ink } = inks
  const frame = isFrame(light, accent)
  return (
    fill(second) +
    box(14, 14, 372, 572, ground, 'rx="22"') +
    frame +
    turnedAt(
      200,
      224,
      turned(24, () => path('M-5-128L0-186L5-128Z', accent, 'opacity=".55"')),
    ) +
    disc(200, 224, 126, light) +
    at(200, 224, 1.8, motif(sign, { ...inks, light: second, ink })) +
    box(40, 404, 320, 118, accent, 'rx="16"') +
    title(text, {
      face: 'serif',
      fill: readableOn(accent, inks),
      x: 200,
      y: 424,
      width: 284,
      height: 78,
      anchor: 'middle',
      largest: 42,
    }).svg +
    credit(by, 200, 560, readable(inks))
  )
}

const isFrame = (light: string, accent: string) =>
  `<rect x="26" y="26" width="348" height="548" rx="14" fill="none" stroke="${light}" stroke-width="2" opacity=".7"/>` +
  [
    [26, 26],
    [374, 26],
    [26, 574],
    [374, 574],
  ]
    .map(([x = 0, y = 0]) => disc(x, y, 7, accent))
    .join('')
const turnedAt = (x: number, y: number, inside: string) => `<g transform="translate(${x} ${y})">${inside}</g>`

/** A ticket, torn at the side. */
const ticket: Layout = ({ title: text, credit: by, motif: sign, inks, id }) => {
  const { ground, second, accent, light, ink } = inks
  return (
    fill(accent) +
    `<defs><mask id="${id}m"><rect width="400" height="600" fill="#fff"/>${times(15, (hole) => disc(40, 20 + hole * 40, 9, '#000') + disc(360, 20 + hole * 40, 9, '#000'))}</mask></defs>` +
    `<g mask="url(#${id}m)">${box(40, 0, 320, 600, light)}</g>` +
    box(64, 40, 272, 272, ground) +
    at(200, 176, 2.1, motif(sign, standing({ ...inks, second }))) +
    title(text, {
      face: 'typewriter',
      fill: ink,
      x: 64,
      y: 340,
      width: 272,
      height: 150,
      largest: 40,
      leading: 1.16,
    }).svg +
    stroke('M64 524H336', ink, 1.5, 'stroke-dasharray="3 6"') +
    credit(by, 64, 552, ink, 'start', 'typewriter')
  )
}

export const prints = { plaque, ticket, tower, words }
