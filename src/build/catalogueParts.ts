// Splits each catalogue of texts in three: `en.json?signIn` contains what the sign-in shows, `en.json?later` what few
// guests read and its screens load themselves (`useLaterTexts`), and `en.json?rest` all else. Translators keep one file
// per language. No code imports the parts by name: the page knows the hash of each language, so that a changed text
// renames the files of its language and nothing else.
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
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
  'find',
  'maps',
  'streaming',
  'tours',
]

export function partOf(group: string): CataloguePart {
  if (signInGroups.includes(group)) return 'signIn'
  return laterGroups.includes(group) ? 'later' : 'rest'
}

function sourceOf(file: string, part: string): string {
  const groups = Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>)
  return `export default ${JSON.stringify(Object.fromEntries(groups.filter(([group]) => partOf(group) === part)))}`
}

const cataloguesIn = (folder: string) =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => ({ language: basename(name, '.json'), file: join(folder, name) }))

export const hashOf = (source: string | Buffer) =>
  createHash('sha256').update(source).digest('base64url').slice(0, 8)

/** The hash of each language's catalogue, which the names of its files contain (`core/text/catalogues.ts`). */
export const catalogueHashes = (folder: string): Record<string, string> =>
  Object.fromEntries(cataloguesIn(folder).map(({ language, file }) => [language, hashOf(readFileSync(file))]))

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
      this.addWatchFile(file)
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
