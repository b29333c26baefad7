// Splits each catalogue of texts in five: `en.json?signIn` contains what the sign-in shows, `en.json?tours` the guided
// tours, which few guests start, `en.json?find` the words that functions are found by, `en.json?seldom` what few guests
// read, and `en.json?rest` all else.
// Translators keep one file per language.
import { readFile } from 'node:fs/promises'
import type { Plugin } from 'vite'

/** The top-level keys that the first screen may need. */
const signInGroups = ['app', 'login', 'bar', 'guest', 'language', 'terms', 'connection', 'config', 'errors']

/** The top-level keys of screens that few guests open, which load these texts themselves. */
const seldomGroups = ['accessibility', 'colourKeys', 'concierge', 'demoBill']

export function partOf(group: string): 'signIn' | 'tours' | 'find' | 'seldom' | 'rest' {
  if (signInGroups.includes(group)) return 'signIn'
  if (seldomGroups.includes(group)) return 'seldom'
  return group === 'tours' || group === 'find' ? group : 'rest'
}

export function catalogueParts(): Plugin {
  return {
    name: 'catalogue-parts',
    enforce: 'pre',
    async load(id) {
      const [, file, part] = /^(.*\/locales\/[\w-]+\.json)\?(signIn|tours|find|seldom|rest)$/.exec(id) ?? []
      if (!file) return null
      this.addWatchFile(file)
      const groups = Object.entries(JSON.parse(await readFile(file, 'utf8')) as Record<string, unknown>)
      const texts = groups.filter(([group]) => partOf(group) === part)
      return `export default ${JSON.stringify(Object.fromEntries(texts))}`
    },
  }
}
