import { type Colours, hotelColours } from '../../shell/theme/palette.ts'

// The build renders the form without knowing the hotel: each colour of its style sheet is a numbered placeholder,
// `#feed00` and up, which the page replaces by the hotel's colour.
const placeholders = /(#|%23)feed(\d\d)/g
const placeholder = (at: number) => `#feed${String(at).padStart(2, '0')}`

/** One placeholder for each colour of a hotel's palette. */
export function placeholderColours(): Colours {
  const { base, ...rest } = hotelColours({ dark: false })
  let at = 0
  const numbered = <Named extends object>(named: Named) =>
    Object.fromEntries(Object.keys(named).map((name) => [name, placeholder(at++)])) as Named
  return { base: numbered(base), ...numbered(rest) }
}

/** Replaces the placeholders by a hotel's colours, which are percent-encoded within data URLs. */
export function withColours(css: string, { base, ...rest }: Colours): string {
  const colours = [...Object.values({ ...base }), ...Object.values(rest)]
  return css.replace(placeholders, (_, hash: string, at: string) => {
    const colour = colours[Number(at)] ?? ''
    return hash === '#' ? colour : encodeURIComponent(colour)
  })
}
