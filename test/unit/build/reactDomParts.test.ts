import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { parseAst } from 'vite'
import { expect, it } from 'vitest'
import { reactDomParts } from '../../../src/build/reactDomParts.ts'
import { buildPlanted } from './plantedModule.ts'

const renderer = '/react-dom/cjs/react-dom-client.production.js'
const reactDom = createRequire(import.meta.url)
  .resolve('react-dom/package.json')
  .replace('/package.json', '')
const whole = readFileSync(`${reactDom}/cjs/react-dom-client.production.js`, 'utf8')

const built = (code: string, entry: string) => buildPlanted({ entry, code, plugin: reactDomParts() })

it('answers what the renderer asks of parts that are never made', async () => {
  const code = await built(whole, renderer)
  expect(() => parseAst(code)).not.toThrow()
  for (const question of ['.isDehydrated', '30 === child.tag', 'case 30:', 'exports.hydrateRoot'])
    expect([question, whole.includes(question), code.includes(question)]).toEqual([question, true, false])
})

it('fails where the renderer is written in another way', async () => {
  const other = whole.replaceAll('shouldStartViewTransition', 'startsViewTransition')
  await expect(built(other, renderer)).rejects.toThrow('no shouldStartViewTransition any more')
})

it('fails with another version, whose kinds of fibers may be numbered otherwise', async () => {
  const other = whole.replace(/exports\.version = "[^"]*"/, 'exports.version = "19.4.0"')
  expect(other).not.toBe(whole)
  await expect(built(other, renderer)).rejects.toThrow('kinds of fibers are known')
})

it.each([
  [`import { Activity } from 'react'\nglobalThis.shown = <Activity />`, 'Activity'],
  [`import { ViewTransition as Change } from 'react'\nglobalThis.shown = <Change />`, 'ViewTransition'],
  [`import { hydrateRoot } from 'react-dom/client'\nhydrateRoot(document, null)`, 'hydrateRoot'],
  ['globalThis.shown = <title>Home</title>', '<title>'],
  [`globalThis.shown = <link rel="stylesheet" href="/page.css" />`, '<link>'],
])('refuses to build %s', async (code, part) => {
  await expect(built(code, '/planted.tsx')).rejects.toThrow(`${part} is left out of React`)
})

it('builds what only looks like it', async () => {
  const code = `import { Fragment } from 'react'
// hydrateRoot, <title>
globalThis.shown = [<Fragment key="a" />, <i title="link" />, { Activity: 1 }]`
  await expect(built(code, '/planted.tsx')).resolves.toContain('Activity')
})
