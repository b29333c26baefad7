import { fileURLToPath } from 'node:url'
import { type CSSObject, css } from '@emotion/react'
import { expect, it, vi } from 'vitest'
import { emotionParts } from '../../../src/build/emotionParts.ts'
import { buildPlanted } from './plantedModule.ts'

const cache = '/@emotion/cache/dist/emotion-cache.browser.esm.js'
const serialize = '/@emotion/serialize/dist/emotion-serialize.esm.js'
const fileOf = (module: string) => fileURLToPath(new URL(`../../../node_modules${module}`, import.meta.url))

it('leaves out Emotion’s own prefixes', async () => {
  const code = await buildPlanted({
    code: `import createCache from '${fileOf(cache)}'\nglobalThis.cache = createCache`,
    plugin: emotionParts(),
  })
  expect(code).toContain('stylisPlugins')
  expect(code).not.toContain('flex-line-pack')
})

it('works a style’s name out once, as Emotion does', async () => {
  const code = await buildPlanted({
    code: `import { serializeStyles } from '${fileOf(serialize)}'\nglobalThis.serialize = serializeStyles`,
    plugin: emotionParts(),
  })
  const page: { serialize?: (styles: CSSObject[]) => { name: string } } = {}
  new Function('globalThis', code)(page)
  const nameOf = (styles: CSSObject) => page.serialize?.([styles]).name
  const reads = vi.spyOn(String.prototype, 'charCodeAt')
  const styles = [{ color: 'red' }, { color: 'blue' }, { color: 'red', label: 'button' }]
  for (const style of styles) expect(nameOf(style)).toBe(css(style).name)
  reads.mockClear()
  const again = nameOf({ color: 'red' })
  const readsOfValue = reads.mock.contexts.filter((text) => String(text).includes(';'))
  reads.mockRestore()
  expect(again).toBe(css({ color: 'red' }).name)
  expect(readsOfValue).toEqual([])
})

it.each([
  [cache, /does not say `var defaultStylisPlugins/],
  [serialize, /does not say `var name = hashString/],
])('refuses to build where Emotion is written in another way by now: %s', async (entry, complaint) => {
  await expect(
    buildPlanted({ entry, code: 'globalThis.planted = []', plugin: emotionParts() }),
  ).rejects.toThrow(complaint)
})
