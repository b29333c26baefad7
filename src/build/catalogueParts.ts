// Splits each catalogue of texts: `en.json?signIn` contains those of the sign-in, `en.json?guest` those of home, bars
// and overlays, `en.json?screens` those of all other screens, and `en.json?extra` those that few guests read.
// Translators keep one file per language. The screens' part is not split further, so that with it every screen can be
// opened while the hotel is out of reach.
import { readFile } from 'node:fs/promises'
import type { Plugin } from 'vite'

/** The top-level keys that the first screen may need. */
const signInGroups = ['app', 'login', 'bar', 'guest', 'language', 'terms', 'connection', 'config', 'errors']
/** The top-level keys of texts that are loaded on request: those of the tours, the demo's concierge, and the kiosk. */
const extraGroups = ['tours', 'concierge', 'kiosk']

/** The top-level keys of texts that only a screen, or a part loaded with one, uses. */
const screenGroups = [
  'again',
  'bill',
  'courses',
  'demoBill',
  'destination',
  'epg',
  'flights',
  'key',
  'maps',
  'order',
  'orders',
  'pickup',
  'player',
  'qr',
  'quickCalls',
  'radio',
  'remoteTv',
  'roomControl',
  'shop',
  'sleepTimer',
  'streaming',
  'vod',
  'wakeUp',
]

const parts = { signIn: signInGroups, extra: extraGroups, screens: screenGroups }
type Part = keyof typeof parts | 'guest'

export const partOf = (group: string): Part =>
  (Object.keys(parts) as (keyof typeof parts)[]).find((part) => parts[part].includes(group)) ?? 'guest'

/**
 * The second part imports the next ones lazily, so that they need no list of all languages. The first part imports
 * nothing: the page loads it before any of the app's code.
 */
const nextParts: Readonly<Partial<Record<Part, readonly Part[]>>> = { guest: ['screens', 'extra'] }
const loadersIn = (file: string, of: Part) =>
  (nextParts[of] ?? [])
    .map((part) => `\nexport const ${part} = () => import(${JSON.stringify(`${file}?${part}`)})`)
    .join('')

export function catalogueParts(): Plugin {
  return {
    name: 'catalogue-parts',
    enforce: 'pre',
    async load(id) {
      const [, file, part] = /^(.*\/locales\/[\w-]+\.json)\?(signIn|guest|screens|extra)$/.exec(id) ?? []
      if (!file) return null
      this.addWatchFile(file)
      const groups = Object.entries(JSON.parse(await readFile(file, 'utf8')) as Record<string, unknown>)
      const texts = groups.filter(([group]) => partOf(group) === part)
      return `export default ${JSON.stringify(Object.fromEntries(texts))}${loadersIn(file, part as Part)}`
    },
  }
}
