// A catalogue in two parts: `en.json?first` has the texts of the sign-in, `en.json?stay` all others. Translators keep
// one file a language, and a guest who signs in does not wait for the texts of every service.
import { readFile } from 'node:fs/promises'
import type { Plugin } from 'vite'

/** The top-level keys that the first screen may need. */
const firstGroups = ['app', 'login', 'bar', 'guest', 'language', 'terms', 'connection', 'config', 'errors']

export function catalogueParts(): Plugin {
  return {
    name: 'catalogue-parts',
    enforce: 'pre',
    async load(id) {
      const [, file, part] = /^(.*\/locales\/[\w-]+\.json)\?(first|stay)$/.exec(id) ?? []
      if (!file) return null
      this.addWatchFile(file)
      const all = Object.entries(JSON.parse(await readFile(file, 'utf8')) as Record<string, unknown>)
      const isWanted = ([group]: [string, unknown]) => firstGroups.includes(group) === (part === 'first')
      return `export default ${JSON.stringify(Object.fromEntries(all.filter(isWanted)))}`
    },
  }
}
