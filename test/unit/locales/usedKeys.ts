// Which keys of the catalogue the code uses, read from the code itself.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { builtKeys } from './builtKeys.ts'

const root = join(import.meta.dirname, '../../..')
const code = globSync('src/**/*.{ts,tsx}', { cwd: root })
  .map((file) => readFileSync(join(root, file), 'utf8'))
  .join('\n')

const all = (pattern: RegExp) => [...code.matchAll(pattern)].map(([, found = '']) => found)

/** All strings that are written out in the code. A key among them counts as used. */
export const writtenTexts = new Set(all(/'([\w.-]+)'/g))

const dotted = /^[a-z]\w*(?:\.\w+)+$/

/** Strings that are certainly keys: an argument of `t`, or the text of a notice, a dialog or a button. */
export const askedKeys = [
  ...new Set([
    ...all(/\bt\(\s*'([^']+)'/g),
    ...all(/\bt\([^()'`]*\?\s*'([^']+)'/g),
    ...all(/\bt\([^()'`]*\?\s*'[^']+'\s*:\s*'([^']+)'/g),
    ...all(/\b(?:text|title|label):\s*'([^']+)'/g).filter((text) => dotted.test(text)),
  ]),
]

/** Templates of keys in the code, a star for each part; `groups` are the catalogue's top-level names. */
export function templatesIn(groups: readonly string[]): string[] {
  const keys = all(/`([a-z]\w*\.[\w.${}[\]()?,% '|]*)`/g).map((text) => text.replace(/\$\{[^}]*\}/g, '*'))
  return [...new Set(keys)]
    .filter((key) => key.includes('*') && groups.includes(key.split('.')[0] ?? ''))
    .sort()
}

/** The keys that a template stands for. */
export function keysOf(template: string): string[] {
  const [before = '', ...rest] = template.split('*')
  const after = rest[rest.length - 1] ?? ''
  return (builtKeys[template] ?? []).map((parts) => before + parts + after)
}
