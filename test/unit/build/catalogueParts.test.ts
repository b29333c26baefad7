import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { catalogueHashes, catalogueParts, missingTexts, partOf } from '../../../src/build/catalogueParts.ts'

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

function partOfCatalogue(folder: string, language: string, part: string): Record<string, unknown> {
  const { load } = catalogueParts() as unknown as {
    load: (this: { addWatchFile: () => void }, id: string) => string
  }
  const code = load.call({ addWatchFile: () => undefined }, `${folder}/${language}.json?${part}`)
  return JSON.parse(code.replace('export default ', ''))
}

it('each text is in one of the three parts', () => {
  const parts = ['signIn', 'rest', 'later'].map((part) =>
    partOfCatalogue(`${process.cwd()}/locales`, 'en', part),
  )
  expect(Object.assign({}, ...parts)).toEqual(JSON.parse(readFileSync('locales/en.json', 'utf8')))
  const all = parts.flatMap((part) => Object.keys(part))
  expect(new Set(all).size).toBe(all.length)
})

it('LANG-21 what a language lacks is built in English, counted in all its forms, and listed', () => {
  const folder = join(mkdtempSync(join(tmpdir(), 'texts-')), 'locales')
  mkdirSync(folder)
  const write = (language: string, texts: object) =>
    writeFileSync(join(folder, `${language}.json`), JSON.stringify(texts))
  try {
    const english = {
      open: 'Open',
      send: { title: 'Send' },
      bags_one: '{{count}} bag',
      bags_other: '{{count}} bags',
    }
    write('en', { luggage: english })
    write('pl', { luggage: { open: 'Otwórz' } })
    expect(partOfCatalogue(folder, 'pl', 'rest')).toEqual({
      luggage: {
        open: 'Otwórz',
        send: { title: 'Send' },
        bags_one: '{{count}} bag',
        ...Object.fromEntries(
          ['zero', 'two', 'few', 'many', 'other'].map((form) => [`bags_${form}`, '{{count}} bags']),
        ),
      },
    })
    expect([...missingTexts(folder)]).toEqual([['pl', ['luggage.send.title', 'luggage.bags']]])
    // The hash of Polish, too: its files contain the English text.
    const before = catalogueHashes(folder)
    write('en', { luggage: { ...english, send: { title: 'Send it' } } })
    const after = catalogueHashes(folder)
    expect(after.pl).not.toBe(before.pl)
    write('pl', { luggage: english })
    expect([...missingTexts(folder)]).toEqual([])
  } finally {
    rmSync(dirname(folder), { recursive: true, force: true })
  }
})
