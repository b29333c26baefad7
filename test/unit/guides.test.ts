import { globSync, readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'

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
