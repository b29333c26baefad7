// The input of every layout, and the elements that most layouts share. A layout is 400 wide and 600 high.
import type { Motif } from '../../content/films/build.ts'
import type { Chance } from '../../pictures/studio/chance.ts'
import { type Face, line } from '../letters.ts'
import { box, type Inks } from '../shapes.ts'

export interface Subject {
  title: string
  /** `A film by …` */
  credit: string
  motif: Motif
  inks: Inks
  fate: Chance
  /** Prefix of ids of gradients: unique on a page that contains the drawings inline. */
  id: string
}

export type Layout = (subject: Subject) => string

export const fill = (colour: string) => box(0, 0, 400, 600, colour)
export const credit = (
  text: string,
  x: number,
  y: number,
  colour: string,
  anchor: 'start' | 'middle' | 'end' = 'middle',
  face: Face = 'sans',
) =>
  line(text.toUpperCase(), 9.5, { face, fill: colour, x, y, anchor, tracking: 0.16, more: 'opacity=".85"' })
