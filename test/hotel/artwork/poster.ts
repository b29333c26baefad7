// Draws the poster of a film, upright and wide, on request; always the same for the same film.
import type { Genre } from '../content/films/build.ts'
import type { Film } from '../films.ts'
import { chance } from '../pictures/studio/chance.ts'
import { layouts } from './layouts/index.ts'
import type { Subject } from './layouts/layout.ts'
import { motif } from './motifs/index.ts'
import { inksOf, standing } from './palettes.ts'
import { at, box, disc, gradient, type Inks, path, svg, times } from './shapes.ts'

type Name = keyof typeof layouts

/** The layouts that suit each genre. */
const suits: Record<Genre, readonly [Name, ...Name[]]> = {
  action: ['split', 'tower', 'close', 'stripes', 'words', 'beam'],
  drama: ['quiet', 'horizon', 'medal', 'hills', 'words', 'arcs', 'close', 'ticket'],
  comedy: ['repeat', 'quarters', 'stripes', 'plaque', 'arcs', 'ticket', 'split', 'columns', 'words'],
  thriller: ['beam', 'lit', 'close', 'tower', 'words', 'columns', 'quiet'],
  romance: ['horizon', 'quiet', 'waves', 'medal', 'ticket', 'hills', 'plaque'],
  family: ['plaque', 'hills', 'waves', 'quarters', 'stripes', 'arcs', 'medal'],
  animation: ['plaque', 'waves', 'arcs', 'quarters'],
  scifi: ['arcs', 'horizon', 'columns', 'tower', 'stripes', 'lit', 'close', 'words'],
  documentary: ['quiet', 'close', 'words', 'hills', 'medal', 'ticket', 'arcs'],
  crime: ['lit', 'beam', 'repeat', 'ticket', 'split', 'columns', 'medal', 'tower'],
  adventure: ['hills', 'horizon', 'stripes', 'waves', 'split', 'close', 'medal'],
  music: ['quarters', 'stripes', 'columns', 'arcs', 'words', 'repeat', 'tower', 'split'],
  horror: ['lit', 'beam', 'close', 'quiet', 'words', 'tower'],
  history: ['medal', 'hills'],
  nature: ['close', 'hills'],
}

const firstNames = [
  'Ilse',
  'Tomás',
  'Noor',
  'Henrik',
  'Chiara',
  'Emeka',
  'Marguerite',
  'Ivo',
  'Yuki',
  'Salma',
  'Bo',
  'Livia',
] as const
const lastNames = [
  'Maraval',
  'Lindqvist',
  'Okonjo',
  'Brenner',
  'Sarti',
  'Vos',
  'Hadžić',
  'Almeida',
  'Kerr',
  'Tanaka',
  'Duvall',
  'Novotny',
  'Reyes',
  'Falk',
] as const

type Drawn = Pick<Film, 'id' | 'title' | 'genres' | 'motif'>

/** Rotates through the layouts and palettes of a genre, which differ in number, so that neighbouring films differ. */
function lookOf({ id, genres: [genre = 'drama'] }: Drawn): { layout: Name; inks: Inks } {
  const nth = id % 10_000
  const names = suits[genre]
  return {
    layout: names[nth % names.length] ?? names[0],
    inks: inksOf(genre, nth + Math.floor(nth / names.length)),
  }
}

export const filmInks = (film: Drawn): Inks => lookOf(film).inks

function subjectOf(film: Drawn): Subject {
  const fate = chance(`poster ${film.id % 10_000} ${film.title}`)
  const credit = `A film by ${fate.of(firstNames)} ${fate.of(lastNames)}`
  return { title: film.title, credit, motif: film.motif, inks: filmInks(film), fate, id: `p${film.id}` }
}

export function poster(film: Drawn): string {
  const subject = subjectOf(film)
  return svg(400, 600, layouts[lookOf(film).layout](subject))
}

/** Draws the background of a film's details: 16:9 without a title, the motif on the right, where there is no text. */
export function widePoster(film: Drawn): string {
  const { inks, fate, id } = subjectOf(film)
  const { ground, second, accent, light } = inks
  const x = fate.between(1120, 1240)
  const ridge = (y: number, colour: string, opacity: number) =>
    path(
      `M0 ${y}C320 ${y + fate.between(-90, 90)} 640 ${y + fate.between(-90, 90)} 960 ${y}S1440 ${y + fate.between(-90, 90)} 1600 ${y + fate.between(-40, 40)}V900H0Z`,
      colour,
      `opacity="${opacity}"`,
    )
  return svg(
    1600,
    900,
    `<defs>${gradient(`${id}a`, [second, ground])}${gradient(`${id}b`, [ground, `${ground}00`], 'x2="1" y2="0"')}</defs>` +
      box(0, 0, 1600, 900, `url(#${id}a)`) +
      times(4, (ringNumber) => disc(x, 420, 520 - ringNumber * 90, accent, 'opacity=".16"')) +
      disc(x, 420, 210, light, 'opacity=".16"') +
      ridge(640, ground, 0.5) +
      at(x, 420, 5.4, motif(film.motif, standing({ ...inks, ground: second }))) +
      ridge(740, ground, 0.75) +
      ridge(830, ground, 1) +
      box(0, 0, 900, 900, `url(#${id}b)`),
  )
}
