/** The text face of televisions and kiosks, whose vendors leave any face there: Noto Sans, and Vazirmatn for Arabic. */
import type { i18n } from 'i18next'
import { type FontPart, fontPartsFor, type Weight } from '../../core/fonts/fontFiles.ts'

const weights: readonly Weight[] = [400, 600]

/** Addresses of the files that the document knows. */
const known = new Set<string>()

/** The names of the families that draw the language last asked for; empty until they are loaded. */
let loaded = ''
let language = ''
let isShown = false
let isScreenEmpty = true

/** Makes the families of a text known to the document, each file of which is loaded when it is needed, and returns them by name. */
async function register(text: string, tag: string): Promise<Map<string, FontPart[]>> {
  const families = new Map<string, FontPart[]>()
  for (const weight of weights)
    for (const part of await fontPartsFor(text, tag, weight)) {
      const name = `Text ${part.family}`
      families.set(name, [...(families.get(name) ?? []), part])
      if (known.has(part.address)) continue
      known.add(part.address)
      const source = `url("${part.address}") format("woff")`
      const descriptors = { weight: String(weight), unicodeRange: part.range, display: 'swap' } as const
      document.fonts.add(new FontFace(name, source, descriptors))
    }
  return families
}

/** Loads the files of all letters that the app's texts have in its language, the guest's script alone, and returns the names of the families. */
async function load(texts: i18n): Promise<string> {
  const bundle: unknown = texts.getResourceBundle(texts.language, 'translation')
  let letters = [...new Set(`Aa0${JSON.stringify(bundle ?? '')}`)]
  const families = await register(letters.join(''), texts.language)
  const loads: Promise<unknown>[] = []
  for (const [name, parts] of families) {
    const has = (letter: string) => parts.some((part) => part.has(letter.codePointAt(0) ?? 0))
    // Of a family that is not the first, only what those before it lack.
    const own = letters.filter(has).join('')
    letters = letters.filter((letter) => !has(letter))
    if (own) loads.push(...weights.map((weight) => document.fonts.load(`${weight} 1em "${name}"`, own)))
  }
  await Promise.all(loads)
  return [...families.keys()].map((name) => `"${name}"`).join(', ')
}

function show() {
  document.documentElement.style.setProperty('--face', loaded)
  isShown = true
}

/**
 * Is called before a screen is painted, or null while there is none, and when the language changes. The face takes the
 * place of the system's with a screen, or before the first one, so that nothing moves while a guest reads.
 */
export async function enterScreen(path: string | null, texts: i18n): Promise<void> {
  isScreenEmpty = path === null
  if (loaded) show()
  if (language === texts.language) return
  language = texts.language
  const own = language
  const names = await load(texts)
  if (own !== language) return
  loaded = names
  if (isScreenEmpty || isShown) show()
}
