import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { catalogueParts, partOf } from '../../../src/build/catalogueParts.ts'

const groups = Object.keys(JSON.parse(readFileSync('locales/en.json', 'utf8')) as object)
const keysOf = (part: ReturnType<typeof partOf>) =>
  new RegExp(`['"\`](${groups.filter((group) => partOf(group) === part).join('|')})\\.[\\w$]`)

/** Files that may use the texts of `extra`, because they wait until these are loaded. */
const waiting = [
  /^src\/shell\/(tours\/TourCard|kiosk\/\w+)\.tsx$/,
  // Has only the keys, with which a tour finds its texts.
  /^src\/core\/domains\/defineDomain\.ts$/,
  ...globSync('src/domains/*/domain.ts')
    .filter((path) => readFileSync(path, 'utf8').includes("texts: 'extra'"))
    .map((path) => new RegExp(`^${path.replace('domain.ts', '')}`)),
]

it('what comes when it is asked for is said nowhere else', () => {
  expect(keysOf('extra').source).toContain('tours')
  const sayers = globSync('src/**/*.{ts,tsx}').filter((path) =>
    keysOf('extra').test(readFileSync(path, 'utf8')),
  )
  expect(sayers.length).toBeGreaterThan(10)
  expect(sayers.filter((path) => !waiting.some((pattern) => pattern.test(path)))).toEqual([])
})

/** All modules that these import statically, directly or indirectly. */
function importedBy(entries: readonly string[]): Set<string> {
  const found = new Set<string>()
  const queue = [...entries]
  for (let path = queue.pop(); path !== undefined; path = queue.pop()) {
    if (found.has(path) || !existsSync(path)) continue
    found.add(path)
    const code = readFileSync(path, 'utf8')
    for (const [, source = ''] of code.matchAll(/^(?:import|export)\b(?! type)[^'(]*? from '(\.[^']+)'/gm))
      queue.push(join(dirname(path), source))
  }
  return found
}

it('home, the bars and what may come up at any time say nothing that comes with the screens', () => {
  const paths = importedBy([
    'src/main.tsx',
    ...['signIn', 'guestDomains'].map((name) => `src/app/${name}.ts`),
    ...['home/HomeScreen.tsx', 'content/ContentRoute.tsx', 'content/state.ts'].map(
      (name) => `src/domains/${name}`,
    ),
    ...['bar/Bars', 'nav/BottomNav', 'frame/GuestOverlays', 'menu/SideMenu'].map(
      (name) => `src/shell/${name}.tsx`,
    ),
  ])
  expect(paths.size).toBeGreaterThan(300)
  // A domain's interface names its screens and their tours; the result of a QR code follows the dialog that read it.
  const sayers = [...paths].filter((path) => !/domain\.ts$|qr\/saga\.ts$/.test(path))
  const key = keysOf('screens')
  expect(key.source).toContain('roomControl')
  expect(sayers.filter((path) => key.test(readFileSync(path, 'utf8')))).toEqual([])
})

it('the texts of the sign-in import nothing: the page reads them before any of the app’s code is there', async () => {
  const { load } = catalogueParts() as unknown as {
    load: (this: { addWatchFile: () => void }, id: string) => Promise<string>
  }
  const codeOf = (part: string) =>
    load.call({ addWatchFile: () => undefined }, `${process.cwd()}/locales/en.json?${part}`)
  expect(await codeOf('guest')).toContain('import(')
  expect(await codeOf('signIn')).not.toContain('import')
})
