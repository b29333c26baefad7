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

/** Used if the hotel gives no valid colour (THEME-03). */
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

/** Light: paper. */
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

/** Dark: night. Warm and dim, for a guest in bed. */
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

export type Colours = ReturnType<typeof hotelColours>

const readable = (text: string): Rgb => parseColour(text) ?? black

/** The app's colours from those of the hotel. The lightness of its colour is changed until there is enough contrast. */
export function hotelColours({ primary, dark, toolbarBackground, toolbarDark }: HotelColours) {
  const base = dark ? night : paper
  const grounds = [base.ground, base.card, base.raised].map(readable)
  const given = parseColour(primary)
  const own = given ?? readable(dark ? defaultPrimary.dark : defaultPrimary.light)
  // Shapes need 3:1. In the light theme they are as dark as text, so that white text is legible on them. The default
  // colours are not changed.
  const fill = given ? reachContrast(given, grounds, dark ? 3 : 4.5) : own
  // Chosen elements have a tint of the colour as background, and the colour itself as text.
  const wash = rounded(mix(fill, readable(base.card), dark ? 0.16 : 0.1))
  const accent = reachContrast(own, [...grounds, wash], 4.5)
  return {
    base,
    accent: toHex(accent),
    onAccent: toHex(textOn(accent)),
    fill: toHex(fill),
    // Away from the text colour, which increases the contrast.
    fillHover: toHex(mix(textOn(fill) === white ? black : white, fill, 0.12)),
    onFill: toHex(textOn(fill)),
    wash: toHex(wash),
    hairline: withAlpha(readable(base.ink), dark ? 0.1 : 0.09),
    ...toolbar(base, toolbarBackground, toolbarDark),
  }
}

/** The top bar in the hotel's colour, or that of the ground. The hotel's text colour is used if it is legible. */
function toolbar(base: Grounds, background: string | null | undefined, darkBar: boolean | undefined) {
  const given = parseColour(background)
  if (!given) return { bar: base.ground, onBar: base.ink }
  const asked = darkBar === undefined ? textOn(given) : darkBar ? white : black
  return { bar: toHex(given), onBar: toHex(contrast(asked, given) >= 4.5 ? asked : textOn(given)) }
}
