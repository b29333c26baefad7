/** A colour as channels from 0 to 255. */
export interface Rgb {
  r: number
  g: number
  b: number
}

export const black: Rgb = { r: 0, g: 0, b: 0 }
export const white: Rgb = { r: 255, g: 255, b: 255 }

/** The colour names that hotels use. */
const names: Record<string, string> = {
  aqua: '#0ff',
  black: '#000',
  blue: '#00f',
  fuchsia: '#f0f',
  gray: '#808080',
  green: '#008000',
  grey: '#808080',
  lime: '#0f0',
  maroon: '#800000',
  navy: '#000080',
  olive: '#808000',
  orange: '#ffa500',
  purple: '#800080',
  red: '#f00',
  silver: '#c0c0c0',
  teal: '#008080',
  white: '#fff',
  yellow: '#ff0',
}

/** Reads `#rgb`, `#rrggbb` (an alpha is dropped), `rgb()`, `hsl()` and the basic names; anything else is null. */
export function parseColour(text: string | null | undefined): Rgb | null {
  const value = (text ?? '').trim().toLowerCase()
  const written = names[value] ?? value
  return fromHex(written) ?? fromFunction(written)
}

function fromHex(text: string): Rgb | null {
  const digits = /^#([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/.exec(text)?.[1]
  if (digits === undefined) return null
  const long = digits.length < 6 ? digits.replace(/./g, '$&$&') : digits
  const at = (start: number) => Number.parseInt(long.slice(start, start + 2), 16)
  return { r: at(0), g: at(2), b: at(4) }
}

function fromFunction(text: string): Rgb | null {
  const match = /^(rgb|hsl)a?\(([^()]*)\)$/.exec(text)
  if (!match) return null
  const parts = (match[2] ?? '').split(/[\s,/]+/).filter(Boolean)
  if (
    parts.length < 3 ||
    parts.length > 4 ||
    !parts.every((part) => /^[-+]?(\d+\.?\d*|\.\d+)(%|deg)?$/.test(part))
  )
    return null
  const [a = '', b = '', c = ''] = parts
  if (match[1] === 'hsl') {
    if (!b.endsWith('%') || !c.endsWith('%')) return null
    return fromHsl(Number.parseFloat(a), share(b), share(c))
  }
  const channel = (part: string) =>
    clamp(part.endsWith('%') ? share(part) * 255 : Number.parseFloat(part), 0, 255)
  return { r: channel(a), g: channel(b), b: channel(c) }
}

const clamp = (value: number, min: number, max: number) => Math.min(max, Math.max(min, value))
const share = (percent: string) => clamp(Number.parseFloat(percent) / 100, 0, 1)

function fromHsl(hue: number, saturation: number, lightness: number): Rgb {
  const chroma = saturation * Math.min(lightness, 1 - lightness)
  const channel = (n: number) => {
    const k = (((n + hue / 30) % 12) + 12) % 12
    return 255 * (lightness - chroma * Math.max(-1, Math.min(k - 3, 9 - k, 1)))
  }
  return { r: channel(0), g: channel(8), b: channel(4) }
}

export function toHex({ r, g, b }: Rgb): string {
  const pair = (channel: number) =>
    Math.round(clamp(channel, 0, 255))
      .toString(16)
      .padStart(2, '0')
  return `#${pair(r)}${pair(g)}${pair(b)}`
}

export const withAlpha = ({ r, g, b }: Rgb, alpha: number): string =>
  `rgba(${Math.round(r)}, ${Math.round(g)}, ${Math.round(b)}, ${alpha})`

/** Blends `top` over `ground` with the given opacity. */
export function mix(top: Rgb, ground: Rgb, amount: number): Rgb {
  const channel = (a: number, b: number) => a * amount + b * (1 - amount)
  return { r: channel(top.r, ground.r), g: channel(top.g, ground.g), b: channel(top.b, ground.b) }
}

const toLinear = (channel: number) => {
  const value = channel / 255
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
}
const fromLinear = (value: number) =>
  255 * (value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055)

/** Relative luminance as WCAG 2 defines it. */
export const luminance = ({ r, g, b }: Rgb): number =>
  0.2126 * toLinear(r) + 0.7152 * toLinear(g) + 0.0722 * toLinear(b)

/** Contrast ratio as WCAG 2 defines it, 1 to 21. */
export function contrast(one: Rgb, other: Rgb): number {
  const a = luminance(one)
  const b = luminance(other)
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}

/** Black or white, whichever is more legible on the colour. */
export const textOn = (colour: Rgb): Rgb =>
  contrast(colour, white) >= contrast(colour, black) ? white : black

/**
 * Changes the lightness of a colour until it has the contrast to every ground: lighter on dark grounds, darker on light
 * ones. Hue and chroma stay the same as far as sRGB allows.
 */
export function reachContrast(colour: Rgb, grounds: readonly Rgb[], ratio: number): Rgb {
  const holds = (candidate: Rgb) => grounds.every((ground) => contrast(candidate, ground) >= ratio)
  if (holds(colour)) return colour
  const isLighter = grounds.every((ground) => luminance(ground) < 0.18)
  const [lightness, a, b] = toOklab(colour)
  let near = lightness
  let far = isLighter ? 1 : 0
  for (let step = 0; step < 20; step++) {
    const middle = (near + far) / 2
    if (holds(rounded(fromOklab(middle, a, b)))) far = middle
    else near = middle
  }
  return rounded(fromOklab(far, a, b))
}

/** Rounded to whole channels, so that the measured contrast is that of the painted colour. */
export const rounded = ({ r, g, b }: Rgb): Rgb => ({ r: Math.round(r), g: Math.round(g), b: Math.round(b) })

// OKLab (Ottosson 2020): unlike HSL, equal steps of lightness look equal in every hue.
function toOklab(colour: Rgb): [number, number, number] {
  const r = toLinear(colour.r)
  const g = toLinear(colour.g)
  const b = toLinear(colour.b)
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ]
}

/** To sRGB. A colour outside its gamut loses chroma, not lightness. */
function fromOklab(lightness: number, a: number, b: number): Rgb {
  let chroma = 1
  let colour = fromOklabExact(lightness, a, b)
  while (chroma > 0 && !showable(colour)) {
    chroma -= 0.05
    colour = fromOklabExact(lightness, a * Math.max(chroma, 0), b * Math.max(chroma, 0))
  }
  return { r: clamp(colour.r, 0, 255), g: clamp(colour.g, 0, 255), b: clamp(colour.b, 0, 255) }
}

const showable = ({ r, g, b }: Rgb) => [r, g, b].every((channel) => channel >= -0.5 && channel <= 255.5)

function fromOklabExact(lightness: number, a: number, b: number): Rgb {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return {
    r: fromLinear(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    g: fromLinear(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    b: fromLinear(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  }
}
