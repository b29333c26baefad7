import {
  black,
  contrast,
  mix,
  parseColour,
  type Rgb,
  reachContrast,
  rounded,
  textOn,
  toHex,
  white,
  withAlpha,
} from './colour.ts'

/** The hotel's colour where it gives none, or none that is a colour (THEME-03). */
const defaultPrimary = { light: '#2196F3', dark: '#1565C0' }

interface Grounds {
  ground: string
  card: string
  raised: string
  well: string
  ink: string
  quiet: string
  edge: string
  error: string
  success: string
  warning: string
}

/** Paper: the room by day. */
const paper: Grounds = {
  ground: '#F7F4EE',
  card: '#FDFBF8',
  raised: '#FFFEFC',
  well: '#ECE6DB',
  ink: '#221E18',
  quiet: '#635B4F',
  edge: '#857B6C',
  error: '#A5342B',
  success: '#2C6A4B',
  warning: '#7E5300',
}

/** Night: the room from the bed. Warm, and never so bright that it wakes. */
const night: Grounds = {
  ground: '#14161A',
  card: '#1C1F24',
  raised: '#23272D',
  well: '#292D34',
  ink: '#F3EEE5',
  quiet: '#B0AA9E',
  edge: '#858177',
  error: '#F2A39A',
  success: '#93CBA9',
  warning: '#E6BC74',
}

export interface HotelColours {
  primary?: string | null | undefined
  dark: boolean
  toolbarBackground?: string | null | undefined
  toolbarDark?: boolean | undefined
}

const readable = (text: string): Rgb => parseColour(text) ?? black

/** All colours of the app from what the hotel gives: its own colour is bent until it can be read, never obeyed blindly. */
export function hotelColours({ primary, dark, toolbarBackground, toolbarDark }: HotelColours) {
  const base = dark ? night : paper
  const grounds = [base.ground, base.card, base.raised].map(readable)
  const given = parseColour(primary)
  const own = given ?? readable(dark ? defaultPrimary.dark : defaultPrimary.light)
  // A shape needs 3:1. On paper it goes as far as the text does: then white stands on it, and nothing shouts. The
  // default colours stay as they are, with the text that can be read on them.
  const fill = given ? reachContrast(given, grounds, dark ? 3 : 4.5) : own
  // A chosen thing has a tint of the colour behind it, and its label is written in the colour.
  const wash = rounded(mix(fill, readable(base.card), dark ? 0.16 : 0.1))
  const accent = reachContrast(own, [...grounds, wash], 4.5)
  return {
    base,
    accent: toHex(accent),
    onAccent: toHex(textOn(accent)),
    fill: toHex(fill),
    // Away from its text, so that the text gains by it.
    fillHover: toHex(mix(textOn(fill) === white ? black : white, fill, 0.12)),
    onFill: toHex(textOn(fill)),
    wash: toHex(wash),
    hairline: withAlpha(readable(base.ink), dark ? 0.1 : 0.09),
    ...toolbar(base, toolbarBackground, toolbarDark),
  }
}

/** The bar in the hotel's colour, or quietly in the ground's. Its text is what the hotel says, as long as it can be read. */
function toolbar(base: Grounds, background: string | null | undefined, darkBar: boolean | undefined) {
  const given = parseColour(background)
  if (!given) return { bar: base.ground, onBar: base.ink }
  const asked = darkBar === undefined ? textOn(given) : darkBar ? white : black
  return { bar: toHex(given), onBar: toHex(contrast(asked, given) >= 4.5 ? asked : textOn(given)) }
}
