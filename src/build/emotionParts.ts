// Emotion writes each style in up to four ways for browsers that nobody has any more, and does so while the guest waits.
// The app writes the few prefixes that are needed itself (`shell/theme/prefixes.ts`); without that code a guest waits for
// 1.5 kB less.
import type { Plugin } from 'vite'

const module = '/@emotion/cache/dist/emotion-cache.browser.esm.js'
const from = 'var defaultStylisPlugins = [prefixer];'
const to = 'var defaultStylisPlugins = [];'

export function emotionParts(): Plugin {
  return {
    name: 'emotion-parts',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (!id.endsWith(module)) return null
      if (code.split(from).length !== 2) this.error(`Emotion's cache does not say \`${from}\` once.`)
      return code.replace(from, to)
    },
  }
}
