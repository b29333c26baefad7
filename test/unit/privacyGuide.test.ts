import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { deviceKeys } from '../../src/core/deviceKeys.ts'
import { cartStorage } from '../../src/domains/shop/storageKeys.ts'
import { earliest, kindNames, kindOf, kinds } from '../../src/domains/thisDevice/kinds.ts'

const guide = readFileSync('.github/DEPLOYMENT.md', 'utf8').split('\n## Privacy\n')[1] ?? ''

/** The names in the first cells of the table below a bold word. */
function namesBelow(word: string): string[] {
  const section = guide.split(`**${word}**`)[1]?.split('\n**')[0] ?? ''
  return [...section.matchAll(/^\| (`.*?) \|/gm)].flatMap(([, cell = '']) =>
    [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name),
  )
}

const sources = new Map(
  globSync('src/**/*.{ts,tsx}').map((path) => [path, readFileSync(path, 'utf8')] as const),
)
const textOf = (path: string) => sources.get(path) ?? ''

/** The text of a constant in the file or in the one that it imports it from. */
function constantOf(name: string, path: string): string | undefined {
  const here = new RegExp(`const ${name} = '([^']+)'`).exec(textOf(path))?.[1]
  if (here !== undefined) return here
  const from = new RegExp(`import \\{[^}]*\\b${name}\\b[^}]*\\} from '(\\.[^']+)'`).exec(textOf(path))?.[1]
  return from && constantOf(name, join(dirname(path), from))
}

const use = /\b(local|session|area)\.(?:get|set|read|write)\(\s*([^,)]+)/g

/** Every name under which the app stores something, with the place: local or session storage. */
function storedNames() {
  const found: { kind: string; name: string }[] = []
  const unknown: string[] = []
  for (const [path, text] of sources)
    for (const [, area = '', given = ''] of text.matchAll(use)) {
      const word = given
        .trim()
        .replace(/ \+ name$/, '')
        .replace(/^`login-.*`$/, 'login-…')
      const kind = area === 'area' ? '' : area
      const name = /^'(.+)'$/.exec(word)?.[1] ?? (/^\w+$/.test(word) ? constantOf(word, path) : undefined)
      if (name) found.push({ kind, name })
      else unknown.push(word)
    }
  return { found, unknown: [...new Set(unknown)].sort() }
}

const { found, unknown } = storedNames()
const local = namesBelow('Local storage')
const session = namesBelow('Session storage')

it('the guide names everything that the app stores on a device', () => {
  expect(found.length).toBeGreaterThan(40)
  for (const { kind, name } of found) {
    const table = kind === 'local' ? local : kind === 'session' ? session : [...local, ...session]
    expect([kind, name, table.includes(name)]).toEqual([kind, name, true])
  }
  for (const name of Object.values(cartStorage)) expect(local).toContain(name)
  // Names that are put together: the cart's, the fields of the sign-in, drafts, and helpers that pass a name on.
  expect(unknown).toEqual(
    [
      ...['login-…', 'draftKeyOf(form', 'key'],
      ...Object.keys(cartStorage)
        .map((key) => `keys.${key}`)
        .sort(),
    ].sort(),
  )
})

it('the page of what the device keeps has everything that the app stores, and nothing else', () => {
  const names = new Set([...found.map(({ name }) => name), ...Object.values(cartStorage)])
  expect([...names].filter((name) => !kindOf(name))).toEqual([])
  const texts = [...sources.values()].join('\n')
  const fields = /^login-(room|name|checkin|userId)$/
  for (const key of kindNames.flatMap((name) => kinds[name].keys).filter((one) => !fields.test(one)))
    expect([key, [...local, ...session].includes(key), texts.includes(key)]).toEqual([key, true, true])
})

it('what is stored with times is as old as the earliest', () => {
  expect(earliest(['{"orders":[{"at":1764350000000},{"at":1764340000000}]}', 'x'])).toBe(1764340000000)
  expect(earliest(['{"at":"here"}', '{"at":17}'])).toBeNull()
})

it('the guide names nothing that the app does not store', () => {
  const texts = [...sources.values()].join('\n')
  const fields = ['login-room', 'login-name', 'login-checkin', 'login-userId']
  for (const name of [...local, ...session].filter((one) => !fields.includes(one)))
    expect([name, new RegExp(`['"\`]${name}`).test(texts)]).toEqual([name, true])
})

it('the guide says what stays after the end of a guest', () => {
  const rows = [...guide.matchAll(/^\| `(.*?)` +\| .*; stays +\|$/gm)].map(([, name]) => name)
  expect(rows.sort()).toEqual([...deviceKeys.kept].sort())
})

it('the guide names every cookie', () => {
  const type = /export type CookieName =([^;]*?)\n\n/.exec(textOf('src/browser/cookies.ts'))?.[1] ?? ''
  const cookies = [...type.matchAll(/'(\w+)'/g)].map(([, name = '']) => name)
  expect(cookies.length).toBeGreaterThan(8)
  // Where storage is full.
  const vital = deviceKeys.vital ?? []
  expect(namesBelow('Cookies').sort()).toEqual([...cookies, ...vital].sort())
})
