import { type Colours, hotelColours } from '../../shell/theme/palette.ts'

// The build renders the form before any hotel is known: in its style sheet each colour is a number, `#feed00` and up,
// for which the page puts the hotel's own.
const placeholders = /(#|%23)feed(\d\d)/g
const placeholder = (at: number) => `#feed${String(at).padStart(2, '0')}`

/** A colour for each that a hotel has. */
export function placeholderColours(): Colours {
  const { base, ...rest } = hotelColours({ dark: false })
  let at = 0
  const numbered = <Named extends object>(named: Named) =>
    Object.fromEntries(Object.keys(named).map((name) => [name, placeholder(at++)])) as Named
  return { base: numbered(base), ...numbered(rest) }
}

/** The style sheet in a hotel's colours; within an address of data they are encoded. */
export function withColours(css: string, { base, ...rest }: Colours): string {
  const colours = [...Object.values({ ...base }), ...Object.values(rest)]
  return css.replace(placeholders, (_, hash: string, at: string) => {
    const colour = colours[Number(at)] ?? ''
    return hash === '#' ? colour : encodeURIComponent(colour)
  })
}
