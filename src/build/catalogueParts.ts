// Splits each catalogue of texts in three: `en.json?signIn` contains what the sign-in shows, `en.json?later` what few
// guests read and its screens load themselves (`useLaterTexts`), and `en.json?rest` all else. Translators keep one file
// per language.
import { readFile } from 'node:fs/promises'
import type { Plugin } from 'vite'

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

export function partOf(group: string): 'signIn' | 'rest' | 'later' {
  if (signInGroups.includes(group)) return 'signIn'
  return laterGroups.includes(group) ? 'later' : 'rest'
}

export function catalogueParts(): Plugin {
  return {
    name: 'catalogue-parts',
    enforce: 'pre',
    async load(id) {
      const [, file, part] = /^(.*\/locales\/[\w-]+\.json)\?(signIn|rest|later)$/.exec(id) ?? []
      if (!file) return null
      this.addWatchFile(file)
      const groups = Object.entries(JSON.parse(await readFile(file, 'utf8')) as Record<string, unknown>)
      const texts = groups.filter(([group]) => partOf(group) === part)
      return `export default ${JSON.stringify(Object.fromEntries(texts))}`
    },
  }
}
