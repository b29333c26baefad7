// Splits each catalogue of texts: `en.json?signIn` has those of the sign-in, `en.json?guest` all others. Translators
// keep one file a language, and a guest who signs in does not wait for the texts of every service.
import { readFile } from 'node:fs/promises'
import type { Plugin } from 'vite'

/** The top-level keys that the first screen may need. */
const signInGroups = ['app', 'login', 'bar', 'guest', 'language', 'terms', 'connection', 'config', 'errors']

export function catalogueParts(): Plugin {
  return {
    name: 'catalogue-parts',
    enforce: 'pre',
    async load(id) {
      const [, file, part] = /^(.*\/locales\/[\w-]+\.json)\?(signIn|guest)$/.exec(id) ?? []
      if (!file) return null
      this.addWatchFile(file)
      const groups = Object.entries(JSON.parse(await readFile(file, 'utf8')) as Record<string, unknown>)
      const isInPart = ([group]: [string, unknown]) => signInGroups.includes(group) === (part === 'signIn')
      return `export default ${JSON.stringify(Object.fromEntries(groups.filter(isInPart)))}`
    },
  }
}
