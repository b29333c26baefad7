// Splits each catalogue of texts in three: `en.json?signIn` contains what the sign-in shows, `en.json?later` what few
// guests read and its screens load themselves (`useLaterTexts`), and `en.json?rest` all else. Translators keep one file
// per language; what a language does not say yet is said in English. No code imports the parts by name: the page knows the hash of each language, so that a changed text
// renames the files of its language and nothing else.
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { Plugin } from 'vite'

const parts = ['signIn', 'rest', 'later'] as const
type CataloguePart = (typeof parts)[number]

/** The top-level keys that the first screen may need. */
const signInGroups = ['app', 'login', 'bar', 'guest', 'language', 'terms', 'connection', 'config', 'errors']

/** The top-level keys of what few guests open. */
const laterGroups = [
  'accessibility',
  'colourKeys',
  'concierge',
  'demoBill',
  'demoRoom',
  'find',
  'maps',
  'qr',
  'refused',
  'remoteKeys',
  'reorder',
  'sleepTimerScreen',
  'streaming',
  'television',
  'thisDevice',
  'tours',
]

export function partOf(group: string): CataloguePart {
  if (signInGroups.includes(group)) return 'signIn'
  return laterGroups.includes(group) ? 'later' : 'rest'
}

interface Texts {
  [key: string]: string | Texts
}

const read = (file: string): Texts => JSON.parse(readFileSync(file, 'utf8'))

const pluralForm = /_(zero|one|two|few|many|other)$/

/** The texts of a language with those of English that it lacks (LANG-21), a number's in each form that a language may have. */
function completed(own: Texts, english: Texts): Texts {
  const known = new Set(Object.keys(own).map((key) => key.replace(pluralForm, '')))
  const texts = { ...own }
  for (const [key, text] of Object.entries(english)) {
    const base = key.replace(pluralForm, '')
    const there = own[key]
    if (typeof text !== 'string') texts[key] = completed(typeof there === 'object' ? there : {}, text)
    else if (known.has(base)) continue
    else if (key.endsWith('_other'))
      for (const form of ['zero', 'two', 'few', 'many', 'other']) texts[`${base}_${form}`] = text
    else texts[key] = text
  }
  return texts
}

function sourceOf(file: string, part: string): string {
  const texts = completed(read(file), read(join(dirname(file), 'en.json')))
  const groups = Object.entries(texts).filter(([group]) => partOf(group) === part)
  return `export default ${JSON.stringify(Object.fromEntries(groups))}`
}

/** Texts in English that a language lacks, by language: what `npm run texts` lists. */
export function missingTexts(folder: string): Map<string, string[]> {
  const keysOf = (texts: Texts, before = ''): string[] =>
    Object.entries(texts).flatMap(([key, text]) =>
      typeof text === 'string' ? before + key.replace(pluralForm, '') : keysOf(text, `${before}${key}.`),
    )
  const english = new Set(keysOf(read(join(folder, 'en.json'))))
  return new Map(
    cataloguesIn(folder).flatMap(({ language, file }) => {
      const own = new Set(keysOf(read(file)))
      const missing = [...english].filter((key) => !own.has(key))
      return missing.length > 0 ? [[language, missing]] : []
    }),
  )
}

const cataloguesIn = (folder: string) =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => ({ language: basename(name, '.json'), file: join(folder, name) }))

export const hashOf = (source: string) => createHash('sha256').update(source).digest('base64url').slice(0, 8)

/** The hash of each language's catalogue, which the names of its files contain (`core/text/catalogues.ts`). */
export const catalogueHashes = (folder: string): Record<string, string> =>
  Object.fromEntries(
    cataloguesIn(folder).map(({ language, file }) => [
      language,
      hashOf(parts.map((part) => sourceOf(file, part)).join()),
    ]),
  )

export function catalogueParts(): Plugin {
  let folder = ''
  return {
    name: 'catalogue-parts',
    enforce: 'pre',
    configResolved({ root }) {
      folder = join(root, 'locales')
    },
    load(id) {
      const [, file, part] = /^(.*\/locales\/[\w-]+\.json)\?(signIn|rest|later)$/.exec(id) ?? []
      if (!file || !part) return null
      for (const watched of [file, join(dirname(file), 'en.json')]) this.addWatchFile(watched)
      return sourceOf(file, part)
    },
    generateBundle() {
      const hashes = catalogueHashes(folder)
      for (const { language, file } of cataloguesIn(folder))
        for (const part of parts) {
          const fileName = `assets/locale/${language}.${part}-${hashes[language]}.js`
          this.emitFile({ type: 'asset', fileName, source: sourceOf(file, part) })
        }
    },
  }
}
