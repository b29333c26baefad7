import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { wholeRegistry } from '../../domains/wholeRegistry.ts'
import { findingsOf } from './smallSkin.ts'

const guide = readFileSync('skins/README.md', 'utf8')
const files = [...guide.matchAll(/\*\*`([^`]+)`\*\*\n\n```json\n(.*?)```/gs)].map(
  ([, name = '', content = '']) => ({
    name,
    content,
  }),
)
const all = files.map(({ content }) => content).join('')

it('the skin that the guide writes is right, once its pictures are there', async () => {
  const addresses = [...all.matchAll(/"\/ONEapp\/skins\/lindenhof\/([^"]+)"/g)].map(([, name = '']) => name)
  const pictures = addresses.flatMap((name) =>
    ['portrait', 'landscape'].map((shape) => name.replace('{shape}', shape)),
  )
  expect(files.length).toBeGreaterThan(6)
  expect(pictures.length).toBeGreaterThan(6)
  const content = Object.fromEntries([
    ...files.map((file) => [file.name, file.content]),
    ...pictures.map((name) => [name, 'picture']),
  ])
  expect(await findingsOf(content)).toEqual([])
  const without = { ...content, 'menu/welcome.webp': null }
  expect(await findingsOf(without)).toEqual([expect.stringContaining('there is no such file')])
})

it('the guide lists all actions of menus', () => {
  for (const name of wholeRegistry().actions.keys()) expect(guide).toMatch(new RegExp(`\`${name}[\`\\\\|]`))
})
