import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

// Without this test, a lock file that `npm ci` rejects would be noticed only in the next fresh clone.
interface Entry {
  version?: string
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
}

const read = (file: string) => JSON.parse(readFileSync(file, 'utf8'))
const wanted: Entry = read('package.json')
const locked: Record<string, Entry> = read('package-lock.json').packages

/** Looks for a package as Node does: in the `node_modules` of the package itself, then of each package around it. */
function isLocked(name: string, from: string): boolean {
  if (locked[`${from ? `${from}/` : ''}node_modules/${name}`]) return true
  return from !== '' && isLocked(name, from.slice(0, Math.max(0, from.lastIndexOf('/node_modules/'))))
}

it.each(['dependencies', 'devDependencies', 'optionalDependencies'] as const)(
  'locks the %s of package.json',
  (kind) => {
    expect(locked['']?.[kind]).toEqual(wanted[kind])
  },
)

it('locks also what other platforms need, which a registry may not have shown', () => {
  const missing = Object.entries(locked).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter((name) => !isLocked(name, path)),
  )
  expect(missing).toEqual([])
})
