import { sourceAddress } from '../../core/text/markupAddress.ts'

/** Names that a page gives to its animations and fonts, and under which nothing of the app is found. */
export type Names = ReadonlyMap<string, string>

// What an element looks like, within the box of its page. A family has all properties that begin with its name.
const families =
  /^(-webkit-)?(align|background|border|column|columns|flex|float|font|gap|grid|hyphens|inset|justify|list-style|margin|mask|object|outline|overflow|padding|page-break|place|row-gap|scroll-margin|scroll-padding|scroll-snap|stroke|text|transform|transition)(-[a-z-]+)?$/
const single =
  /^(-webkit-)?(animation(-(delay|direction|duration|fill-mode|iteration-count|name|play-state|timing-function))?|aspect-ratio|block-size|bottom|box-(decoration-break|shadow|sizing)|break-(after|before|inside)|caption-side|clear|clip-path|color|color-adjust|content|counter-(increment|reset|set)|cursor|direction|display|empty-cells|fill(-opacity|-rule)?|filter|(min-|max-)?(height|width|block-size|inline-size)|isolation|left|letter-spacing|line-(break|clamp|height)|mix-blend-mode|opacity|order|orphans|overflow-wrap|perspective(-origin)?|pointer-events|position|print-color-adjust|quotes|right|rotate|scale|src|tab-size|table-layout|top|translate|unicode-(bidi|range)|user-select|vertical-align|visibility|white-space(-collapse)?|widows|word-(break|spacing|wrap)|writing-mode|z-index)$/
const own = /^--[\w-]+$/

const functions =
  /^(attr|blur|brightness|calc|circle|clamp|color|color-mix|contrast|counters?|cubic-bezier|drop-shadow|ellipse|env|fit-content|format|grayscale|hsla?|hue-rotate|hwb|inset|invert|lab|lch|light-dark|linear|local|matrix(3d)?|max|min|minmax|oklab|oklch|opacity|path|perspective|polygon|(repeating-)?(conic|linear|radial)-gradient|repeat|rgba?|rotate(3d|[xyz])?|saturate|scale(3d|[xyz])?|sepia|skew[xy]?|steps|translate(3d|[xyz])?|url|var)$/i

/** Where a picture or a font may stand. */
const withAddress = /^(-webkit-)?(background-image|border-image-source|list-style-image|mask-image|src)$/

/** Out of its place, but within its page. */
const positions = /^(static|relative|absolute|sticky)$/

/**
 * The allowed declarations, written anew: what an element looks like, with files of the hotel alone, so that no other
 * host is told what a style has found.
 */
export function safeStyle(style: CSSStyleDeclaration, folder: string, names?: Names): string {
  const declarations = new Map<string, string>()
  for (const longhand of Array.from(style)) {
    if (!(families.test(longhand) || single.test(longhand) || own.test(longhand))) continue
    const property = writtenAs(longhand, style)
    const value = safeValue(property, style.getPropertyValue(property), folder)
    if (value === null) continue
    const named = names && naming.test(property) ? withOwnNames(value, names) : value
    const priority = style.getPropertyPriority(property)
    declarations.set(property, `${property}: ${named}${priority && ` !${priority}`};`)
  }
  return Array.from(declarations.values()).join(' ')
}

/** A shorthand with a variable has no values of its parts yet. */
function writtenAs(longhand: string, style: CSSStyleDeclaration): string {
  let property = longhand
  while (!style.getPropertyValue(property) && property.includes('-', 1))
    property = property.slice(0, property.lastIndexOf('-'))
  return property
}

const strings = /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'/gs

function safeValue(property: string, value: string, folder: string): string | null {
  if (property === 'position' && !positions.test(value)) return null
  const plain = value.replace(strings, '""')
  // The browser writes neither escapes nor comments, except in what it has not read yet.
  if (!value || /[\\;{}<>@!]|\/\*/.test(plain)) return null
  if (plain.match(/[\w-]+(?=\()/g)?.some((name) => !functions.test(name))) return null
  const count = plain.match(/url\(/gi)?.length ?? 0
  if (count === 0) return value
  return withAddress.test(property) ? withSafeAddresses(value, count, folder) : null
}

const addressesOrStrings =
  /url\(\s*(?:"([^"\\]*)"|'([^'\\]*)'|([^"'\\()\s]*))\s*\)|"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'/gis

/** Null if one of the addresses is not that of a file of the hotel. */
function withSafeAddresses(value: string, count: number, folder: string): string | null {
  const base = new URL(folder, window.location.origin)
  let safe = 0
  const written = value.replace(
    addressesOrStrings,
    (text: string, quoted?: string, singleQuoted?: string, bare?: string) => {
      const address = quoted ?? singleQuoted ?? bare
      if (address === undefined) return text
      const url = sourceAddress(address, base) ?? ''
      if (url.startsWith(`${base.origin}/`) || url.startsWith('data:')) safe += 1
      return `url("${url}")`
    },
  )
  return safe === count ? written : null
}

const naming = /^(-webkit-)?(animation|animation-name|font|font-family)$/

export const unquoted = (name: string): string => name.trim().replace(/^(["'])(.*)\1$/, '$2')

const withOwnNames = (value: string, names: Names) =>
  value
    .split(',')
    .map((part) => {
      const ownName = names.get(unquoted(part))
      return ownName === undefined ? part : ` ${JSON.stringify(ownName)}`
    })
    .join(',')
