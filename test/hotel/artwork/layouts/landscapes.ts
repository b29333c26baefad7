// Layouts with a place in them: a horizon, hills, water, a light.
import { title } from '../letters.ts'
import { motif } from '../motifs/index.ts'
import { readable, readableOn, standing } from '../palettes.ts'
import { at, box, disc, gradient, path, times } from '../shapes.ts'
import { credit, fill, type Layout } from './layout.ts'

/** A large disc in the sky, the motif on the horizon. */
const horizon: Layout = ({ title: words, credit: by, motif: sign, inks, id }) => {
  const { ground, second, accent, light, ink } = inks
  return (
    `<defs>${gradient(`${id}a`, [ground, second, accent])}</defs>` +
    fill(`url(#${id}a)`) +
    disc(200, 372, 128, light, 'opacity=".92"') +
    box(0, 420, 400, 180, ink) +
    times(5, (row) => box(90 + row * 14, 436 + row * 15, 220 - row * 28, 3, light, 'opacity=".35"')) +
    at(200, 366, 1.55, motif(sign, { ...inks, light: second })) +
    title(words, {
      face: 'serif',
      fill: readable(inks),
      x: 200,
      y: 48,
      width: 330,
      height: 150,
      anchor: 'middle',
      largest: 62,
    }).svg +
    credit(by, 200, 572, light)
  )
}

/** Hills behind hills. */
const hills: Layout = ({ title: text, credit: by, motif: sign, inks, fate, id }) => {
  const { ground, second, accent, light, ink } = inks
  const ridge = (y: number, colour: string, opacity: number) => {
    const a = fate.between(-50, 50)
    const b = fate.between(-50, 50)
    return path(
      `M0 ${y}C80 ${y + a} 150 ${y - a} 220 ${y + b / 2}S340 ${y - b} 400 ${y}V600H0Z`,
      colour,
      `opacity="${opacity}"`,
    )
  }
  return (
    `<defs>${gradient(`${id}a`, [second, accent, light])}</defs>` +
    fill(`url(#${id}a)`) +
    disc(fate.between(80, 320), 230, 44, light) +
    ridge(330, ground, 0.45) +
    ridge(392, ground, 0.7) +
    at(fate.between(130, 270), 388, 1.15, motif(sign, { ...inks, ink, light })) +
    ridge(456, ground, 1) +
    ridge(520, ink, 0.85) +
    title(text, {
      face: 'serif',
      fill: readableOn(second, inks),
      x: 200,
      y: 44,
      width: 344,
      height: 120,
      anchor: 'middle',
      largest: 50,
      more: `stroke="${second}" stroke-opacity=".5" stroke-width="6" paint-order="stroke"`,
    }).svg +
    credit(by, 200, 574, light)
  )
}

/** Waves below, the motif afloat. */
const waves: Layout = ({ title: text, credit: by, motif: sign, inks, fate }) => {
  const { ground, second, accent, light, ink } = inks
  const shift = fate.between(0, 80)
  const wave = (y: number, colour: string) =>
    path(`M${-80 + shift / 2} ${y}${times(7, () => 'q20 -22 40 0t40 0')}V600H-80Z`, colour)
  return (
    fill(ground) +
    disc(200, 250, 118, accent) +
    at(200, 292, 1.7, motif(sign, { ...inks, light, ink: readable(inks) })) +
    wave(372, second) +
    wave(424, ink) +
    wave(480, accent) +
    wave(540, ink) +
    title(text, {
      face: 'sans',
      fill: readable(inks),
      x: 200,
      y: 36,
      width: 350,
      height: 84,
      anchor: 'middle',
      largest: 46,
    }).svg +
    credit(by, 200, 584, light)
  )
}

/** A large empty area with a small motif. */
const quiet: Layout = ({ title: words, credit: by, motif: sign, inks, fate, id }) => {
  const { ground, second, accent } = inks
  const shows = readable(inks)
  const x = fate.between(120, 280)
  return (
    `<defs>${gradient(`${id}a`, [ground, second])}</defs>` +
    fill(`url(#${id}a)`) +
    path(`M0 470C${x - 60} 440 ${x + 60} 440 400 486V600H0Z`, accent) +
    at(x, 408, 0.86, motif(sign, standing(inks))) +
    title(words, {
      face: 'serif',
      fill: shows,
      x: 40,
      y: 60,
      width: 250,
      height: 130,
      largest: 34,
      leading: 1.14,
    }).svg +
    credit(by, 40, 574, ground, 'start', 'serif')
  )
}

/** A light in the dark. */
const lit: Layout = ({ title: text, credit: by, motif: sign, inks, id }) => {
  const { ground, second, accent, light, ink } = inks
  return (
    `<defs>${gradient(`${id}a`, [light, accent])}</defs>` +
    fill(ink) +
    path('M104 96H296V430H104Z', `url(#${id}a)`) +
    path('M104 430H296L370 560H30Z', accent, 'opacity=".22"') +
    at(200, 300, 1.7, motif(sign, { ground, second, accent: second, light, ink })) +
    box(104, 384, 192, 46, ink, 'opacity=".18"') +
    title(text, {
      face: 'typewriter',
      fill: light,
      x: 200,
      y: 462,
      width: 330,
      height: 80,
      anchor: 'middle',
      largest: 34,
      leading: 1.2,
    }).svg +
    credit(by, 200, 576, light)
  )
}

/** The motif in a beam of light. */
const beam: Layout = ({ title: text, credit: by, motif: sign, inks, fate }) => {
  const { ground, second, accent, light, ink } = inks
  const from = fate.next() > 0.5 ? 40 : 360
  return (
    fill(ink) +
    path(`M${from} -20L40 470H360Z`, second) +
    path(`M${from} -20L110 470H290Z`, light, 'opacity=".55"') +
    `<ellipse cx="200" cy="470" rx="160" ry="34" fill="${light}" opacity=".8"/>` +
    at(200, 372, 1.9, motif(sign, { ground, second, accent, light: second, ink })) +
    title(text, {
      face: 'narrow',
      fill: light,
      x: 200,
      y: 560,
      width: 352,
      height: 52,
      anchor: 'middle',
      isUp: true,
      isCapital: true,
      largest: 60,
      tracking: 0.04,
    }).svg +
    credit(by, 200, 584, accent)
  )
}

/** The motif so large that it extends beyond the frame. */
const close: Layout = ({ title: text, credit: by, motif: sign, inks, fate, id }) => {
  const { ground, second } = inks
  const shows = readable(inks)
  return (
    `<defs>${gradient(`${id}a`, [`${ground}00`, ground])}<clipPath id="${id}c"><rect width="400" height="600"/></clipPath></defs>` +
    fill(second) +
    `<g clip-path="url(#${id}c)">${at(fate.between(150, 250), 230, 4.7, motif(sign, standing({ ...inks, ground: second })), fate.between(-14, 14))}</g>` +
    box(0, 300, 400, 300, `url(#${id}a)`) +
    box(0, 470, 400, 130, ground) +
    title(text, {
      face: 'sans',
      fill: shows,
      x: 30,
      y: 548,
      width: 340,
      height: 120,
      isUp: true,
      largest: 52,
    }).svg +
    credit(by, 30, 576, shows, 'start')
  )
}

export const landscapes = { beam, close, hills, horizon, lit, quiet, waves }
