import { globSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { writeGuides } from '../tools/guides.ts'

const guides = [
  'README.md',
  ...globSync('.github/*.md'),
  ...globSync('{skins,locales,src,test}/**/README.md', { exclude: ['**/node_modules/**'] }),
]
const read = (path: string) => readFileSync(path, 'utf8')

/** The anchors of headings, as GitHub makes them. */
const anchorsIn = (text: string) =>
  [...text.matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  )

const linksIn = (text: string) =>
  [...text.replace(/^```.*?^```/gms, '').matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, link = '']) => link)
    .filter((link) => !/^(https?:|mailto:)/.test(link))

it.each(guides)('%s leads to what is there', (path) => {
  for (const link of linksIn(read(path))) {
    const [file = '', anchor = ''] = link.split('#')
    const target = file ? join(dirname(path), file) : path
    expect([link, statSync(target, { throwIfNoEntry: false }) !== undefined]).toEqual([link, true])
    if (anchor) expect([link, anchorsIn(read(target))]).toEqual([link, expect.arrayContaining([anchor])])
  }
})

it('the README leads to every guide', () => {
  const links = linksIn(read('README.md')).map((link) => link.split('#')[0])
  for (const path of guides.slice(1).filter((one) => !/pull_request|SECURITY|requirements/.test(one)))
    expect([path, links.includes(path) || links.includes(dirname(path))]).toEqual([path, true])
})

it('every command that a guide names is in package.json', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
  for (const path of guides)
    for (const [, name = ''] of read(path).matchAll(/npm run (?:-s )?([\w:-]+)/g))
      expect([path, name, name in scripts]).toEqual([path, name, true])
})

it('what the guide to watching says of the log is what the app logs', () => {
  const sources = globSync('src/**/*.{ts,tsx}').map(read).join('\n')
  const rows = [...read('.github/WATCHING.md').matchAll(/^\| `(error|warn)` of ([^|]*?) +\|/gm)]
  expect(rows.length).toBeGreaterThan(5)
  for (const [, level = '', of = ''] of rows) {
    const [components = '', text = ''] = of.split(': ')
    for (const [, component = ''] of components.matchAll(/`(\w+)`/g)) {
      const line = new RegExp(`log(?:Error)?\\((?:'${level}', )?'${component}',.*${text.replaceAll('`', '')}`)
      // A load that is declared logs by the name of its domain.
      const isDeclared = level === 'error' && text === '' && sources.includes(`name: '${component}/`)
      expect([level, component, isDeclared || line.test(sources)]).toEqual([level, component, true])
    }
  }
})

it('the guides of a release lead to what is in it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'guides-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  await writeGuides(folder)
  const names = readdirSync(join(folder, 'guides'))
  expect(names).toEqual(
    expect.arrayContaining(['DEPLOYMENT.md', 'SETTINGS.md', 'WATCHING.md', 'PROTOCOL.md']),
  )
  let found = 0
  for (const name of names)
    for (const link of linksIn(read(join(folder, 'guides', name)))) {
      const [file = '', anchor = ''] = link.split('#')
      expect([name, link, file === '' || names.includes(file)]).toEqual([name, link, true])
      const target = read(join(folder, 'guides', file || name))
      if (anchor)
        expect([name, link, anchorsIn(target)]).toEqual([name, link, expect.arrayContaining([anchor])])
      found += 1
    }
  expect(found).toBeGreaterThan(10)
})
