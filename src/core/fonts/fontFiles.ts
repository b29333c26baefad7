/**
 * The files of Noto Sans, which has letters of all scripts, and of Vazirmatn for Arabic, whose letters carry their dots:
 * the PDF library does not place marks. Each family is split by Unicode ranges into files of a few kilobytes, and only
 * those of a text's characters are loaded. Bills are set in them, and the texts of a television and a kiosk.
 */

/** Weights of which the build has files; of Chinese, Japanese and Korean only the first, which browsers embolden. */
export type Weight = 400 | 600

/** Addresses by path, `…/noto-sans-greek-400-normal.woff`. */
const addresses = import.meta.glob<string>(
  [
    '/node_modules/@fontsource/{noto-sans,noto-sans-*,vazirmatn}/files/*-400-normal.woff',
    '/node_modules/@fontsource/{noto-sans,noto-sans-*,vazirmatn}/files/*-600-normal.woff',
    '!/node_modules/@fontsource/noto-sans-{jp,kr,sc}/files/*-600-normal.woff',
  ],
  { query: '?url', import: 'default', eager: true },
)

/** Ranges of characters by part, `{"greek": "U+0370-0377,U+037A"}`; the parts of large scripts are `[0]`, `[1]`. */
const families = {
  'noto-sans': () => import('@fontsource/noto-sans/unicode.json'),
  vazirmatn: () => import('@fontsource/vazirmatn/unicode.json'),
  'noto-sans-hebrew': () => import('@fontsource/noto-sans-hebrew/unicode.json'),
  'noto-sans-thai': () => import('@fontsource/noto-sans-thai/unicode.json'),
  'noto-sans-armenian': () => import('@fontsource/noto-sans-armenian/unicode.json'),
  'noto-sans-georgian': () => import('@fontsource/noto-sans-georgian/unicode.json'),
  'noto-sans-jp': () => import('@fontsource/noto-sans-jp/unicode.json'),
  'noto-sans-sc': () => import('@fontsource/noto-sans-sc/unicode.json'),
  'noto-sans-kr': () => import('@fontsource/noto-sans-kr/unicode.json'),
} satisfies Record<string, () => Promise<{ default: Record<string, string> }>>

type FamilyName = keyof typeof families

/** Loads a font file. */
export type LoadFont = (address: string) => Promise<ArrayBuffer>

/** A file with some of the characters. */
export interface FontPart {
  family: string
  address: string
  /** As in a style sheet: `U+0370-0377,U+037A`. */
  range: string
  has: (codePoint: number) => boolean
}

/** Families for scripts that begin beyond Latin, Greek, Cyrillic and Devanagari, with the first character of each. */
const scripts: readonly (readonly [pattern: RegExp, families: readonly FamilyName[]])[] = [
  [/\p{Script=Arabic}/u, ['vazirmatn']],
  [/\p{Script=Hebrew}/u, ['noto-sans-hebrew']],
  [/\p{Script=Thai}/u, ['noto-sans-thai']],
  [/\p{Script=Armenian}/u, ['noto-sans-armenian']],
  [/\p{Script=Georgian}/u, ['noto-sans-georgian']],
  [/\p{Script=Hangul}/u, ['noto-sans-kr']],
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/u, ['noto-sans-jp']],
]

/** Chinese, Japanese and Korean draw the same characters differently. */
const hanFamilies = (language: string): readonly FamilyName[] => {
  if (language.startsWith('ja')) return ['noto-sans-jp', 'noto-sans-sc']
  if (language.startsWith('ko')) return ['noto-sans-kr', 'noto-sans-sc']
  return ['noto-sans-sc', 'noto-sans-jp']
}
/** Han and the punctuation and full-width forms that come with it. */
const han = /[\p{Script=Han}\u3000-\u303f\u30fb\u30fc\uff00-\uffef]/u

/** The files that may have characters of the text. Those that come first are preferred. */
export async function fontPartsFor(
  text: string,
  language: string,
  weight: Weight = 400,
): Promise<FontPart[]> {
  const names = scripts.flatMap(([pattern, found]) => (pattern.test(text) ? found : []))
  const needed = new Set<FamilyName>([
    'noto-sans',
    // Before Han, whose files are said to have some of the letters that they lack.
    ...names,
    ...(han.test(text) ? hanFamilies(language) : []),
  ])
  return (await Promise.all([...needed].map((name) => partsOf(name, weight)))).flat()
}

async function partsOf(family: FamilyName, weight: Weight): Promise<FontPart[]> {
  const { default: ranges } = await families[family]()
  return Object.entries(ranges).flatMap(([part, range]) => {
    const file = `${family}-${part.replace(/[[\]]/g, '')}-${weight}-normal.woff`
    const address = addresses[`/node_modules/@fontsource/${family}/files/${file}`]
    return address === undefined ? [] : [{ family, address, range, has: readRange(range) }]
  })
}

/** Reads `U+0370-0377,U+037A`. */
function readRange(range: string): (codePoint: number) => boolean {
  const spans = range.split(',').map((span) => {
    const [first = '', last = first] = span.trim().replace(/^U\+/i, '').split('-')
    return [Number.parseInt(first, 16), Number.parseInt(last, 16)] as const
  })
  return (codePoint) => spans.some(([first, last]) => codePoint >= first && codePoint <= last)
}
