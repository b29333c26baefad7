import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { emotionParts } from '../../../src/build/emotionParts.ts'
import { buildPlanted } from './plantedModule.ts'

const cache = '/@emotion/cache/dist/emotion-cache.browser.esm.js'
const file = fileURLToPath(new URL(`../../../node_modules${cache}`, import.meta.url))

it('leaves out Emotion’s own prefixes', async () => {
  const code = await buildPlanted({
    code: `import createCache from '${file}'\nglobalThis.cache = createCache`,
    plugin: emotionParts(),
  })
  expect(code).toContain('stylisPlugins')
  expect(code).not.toContain('flex-line-pack')
})

it('refuses to build where Emotion is written in another way by now', async () => {
  await expect(
    buildPlanted({ entry: cache, code: 'globalThis.cache = []', plugin: emotionParts() }),
  ).rejects.toThrow(/does not say `var defaultStylisPlugins/)
})
