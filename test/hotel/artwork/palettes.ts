// Colour palettes, and the palettes that each genre of films uses.
import type { Genre } from '../content/films/build.ts'
import type { Inks } from './shapes.ts'

const inks = (ground: string, second: string, accent: string, light: string, ink: string): Inks => ({
  ground,
  second,
  accent,
  light,
  ink,
})

const palettes = {
  ember: inks('#2a0f14', '#571a22', '#e2572b', '#f7d9a8', '#12060a'),
  noir: inks('#17181c', '#2b2d35', '#c9a227', '#ece7da', '#060709'),
  fjord: inks('#12303f', '#1f5163', '#e8a33d', '#e6efe9', '#071921'),
  petrol: inks('#0e3b3c', '#175d58', '#f26b4e', '#f3e9d2', '#06201f'),
  plum: inks('#35163f', '#57265f', '#f0a202', '#f6e2ee', '#190a20'),
  midnight: inks('#141b3d', '#26326a', '#ff6f59', '#dfe6ff', '#080c20'),
  moss: inks('#24331f', '#415733', '#e4b93d', '#eef0da', '#11190e'),
  brick: inks('#6b2416', '#93351f', '#f4b860', '#fbe9d2', '#2b0d07'),
  ocean: inks('#0b4f6c', '#14789c', '#ffd166', '#e9f6f7', '#052736'),
  violet: inks('#2b1e66', '#4733a0', '#ff8fa3', '#ece6ff', '#140d35'),
  blood: inks('#1c0808', '#3d0d0f', '#c1121f', '#e9dcd0', '#080202'),
  ash: inks('#33373b', '#4d545a', '#ef8354', '#f0efeb', '#15181a'),
  sand: inks('#f0dfc0', '#e2c391', '#c8553d', '#fff8e8', '#3d2c1e'),
  linen: inks('#f3ece0', '#dccfb8', '#2f6690', '#fffdf8', '#1d2b36'),
  mint: inks('#d8efe3', '#a8d8c3', '#e4572e', '#fbfff9', '#17352b'),
  rose: inks('#f8d9d6', '#eeb4b3', '#a4243b', '#fff5f2', '#3b1119'),
  lemon: inks('#f9e07f', '#f2c14e', '#2d5d7c', '#fffbe6', '#3a2a05'),
  sky: inks('#cfe6f5', '#9cc9e4', '#e76f51', '#fafdff', '#16324a'),
  coral: inks('#ff8360', '#e8613c', '#22577a', '#fff1e0', '#3a1409'),
  sage: inks('#cdd8c0', '#a5b891', '#b5482f', '#f9fbf2', '#28331f'),
  paper: inks('#ece7df', '#cfc7ba', '#d62828', '#fffefb', '#23201d'),
  peach: inks('#ffd2a6', '#fbaf74', '#6d2e46', '#fff6ea', '#40181f'),
  lagoon: inks('#7cc6c3', '#4aa3a2', '#f4d35e', '#f2fffd', '#0e3a40'),
  mustard: inks('#d9a21b', '#b9830c', '#1f3a5f', '#fff4d1', '#2b1d02'),
} satisfies Record<string, Inks>

type Paint = keyof typeof palettes

const worn: Record<Genre, readonly [Paint, ...Paint[]]> = {
  action: ['ember', 'midnight', 'brick', 'ash', 'mustard', 'petrol'],
  drama: ['fjord', 'linen', 'sage', 'plum', 'paper', 'petrol', 'brick', 'sand'],
  comedy: ['lemon', 'coral', 'mint', 'sky', 'peach', 'lagoon', 'rose', 'mustard'],
  thriller: ['noir', 'midnight', 'ash', 'fjord', 'blood', 'petrol'],
  romance: ['rose', 'peach', 'plum', 'coral', 'sand', 'sky', 'violet'],
  family: ['sky', 'lemon', 'mint', 'coral', 'lagoon', 'violet', 'peach', 'ocean'],
  animation: ['lagoon', 'lemon', 'violet', 'coral', 'ocean'],
  scifi: ['midnight', 'violet', 'ocean', 'petrol', 'noir', 'lagoon'],
  documentary: ['linen', 'sage', 'moss', 'paper', 'ocean', 'sand', 'fjord'],
  crime: ['noir', 'ash', 'brick', 'moss', 'paper', 'plum', 'mustard'],
  adventure: ['sand', 'moss', 'ocean', 'mustard', 'petrol', 'brick', 'lagoon'],
  music: ['plum', 'violet', 'ember', 'lemon', 'midnight', 'rose', 'petrol'],
  horror: ['blood', 'noir', 'ash', 'moss', 'ember'],
  history: ['brick', 'sand', 'moss', 'plum'],
  nature: ['moss', 'sage', 'ocean', 'lagoon', 'sand'],
}

/** Returns a palette of the film's first genre; `nth` selects one of them in turn. */
export function inksOf(genre: Genre, nth: number): Inks {
  const paints = worn[genre]
  return palettes[paints[nth % paints.length] ?? paints[0]]
}

const all = Object.values(palettes)
export const anyInks = (nth: number): Inks => all[nth % all.length] ?? palettes.noir

/** Perceived brightness, from 0 to 1. */
function brightness(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(
    (from) => (Number.parseInt(colour.slice(from, from + 2), 16) / 255) ** 2.2,
  )
  return red * 0.2126 + green * 0.7152 + blue * 0.0722
}

const contrast = (one: string, other: string) => {
  const [dark = 0, bright = 0] = [brightness(one), brightness(other)].sort((a, b) => a - b)
  return (bright + 0.05) / (dark + 0.05)
}

const isDark = ({ ground }: Inks): boolean => brightness(ground) < 0.18

/** Returns the light or the ink, whichever has more contrast with the colour. */
export const readableOn = (colour: string, { light, ink }: Inks): string =>
  contrast(light, colour) >= contrast(ink, colour) ? light : ink

/** Returns a colour for text that is readable on the ground. */
export const readable = (colours: Inks): string => readableOn(colours.ground, colours)
/** Returns inks in which a silhouette stands out: on a dark ground, where a dark ink would not, the ink is light. */
export const standing = (colours: Inks): Inks =>
  isDark(colours) ? { ...colours, ink: colours.light, light: colours.ground } : colours
