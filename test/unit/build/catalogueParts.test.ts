import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { catalogueParts, partOf } from '../../../src/build/catalogueParts.ts'

const groups = Object.keys(JSON.parse(readFileSync('locales/en.json', 'utf8')) as object)
const keysOf = (part: ReturnType<typeof partOf>) =>
  new RegExp(`['"\`](${groups.filter((group) => partOf(group) === part).join('|')})\\.[\\w$]`)

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

it('what is loaded before a guest is known says nothing that comes with the rest', () => {
  const paths = importedBy(['src/main.tsx', 'src/app/signIn.ts', 'src/domains/login/LoginScreen.tsx'])
  expect(paths.size).toBeGreaterThan(150)
  const key = keysOf('rest')
  expect(key.source).toContain('roomControl')
  expect([...paths].filter((path) => key.test(readFileSync(path, 'utf8')))).toEqual([])
})

it('each text is in one of the three parts', async () => {
  const { load } = catalogueParts() as unknown as {
    load: (this: { addWatchFile: () => void }, id: string) => Promise<string>
  }
  const textsOf = async (part: string): Promise<Record<string, unknown>> => {
    const code = await load.call(
      { addWatchFile: () => undefined },
      `${process.cwd()}/locales/en.json?${part}`,
    )
    return JSON.parse(code.replace('export default ', ''))
  }
  const parts = await Promise.all(['signIn', 'rest', 'later'].map(textsOf))
  expect(Object.assign({}, ...parts)).toEqual(JSON.parse(readFileSync('locales/en.json', 'utf8')))
  const all = parts.flatMap((part) => Object.keys(part))
  expect(new Set(all).size).toBe(all.length)
})
