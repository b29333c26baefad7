// What emotion does for browsers that nobody has any more, and what it does anew each time that something is drawn, while
// the guest waits.
import type { Plugin } from 'vite'

interface Edit {
  module: string
  from: string
  to: string
  /** What stands before the module's own code. */
  before?: string
}

const edits: readonly Edit[] = [
  {
    // Each style is written in up to four ways. The app writes the few prefixes that are needed itself
    // (`shell/theme/prefixes.ts`); without that code a guest waits for 1.5 kB less.
    module: '/@emotion/cache/dist/emotion-cache.browser.esm.js',
    from: 'var defaultStylisPlugins = [prefixer];',
    to: 'var defaultStylisPlugins = [];',
  },
  {
    // A style's name is worked out from each of its letters whenever one of its elements is drawn: once is enough.
    module: '/@emotion/serialize/dist/emotion-serialize.esm.js',
    before: 'var hashes = new Map();\n',
    from: 'var name = hashString(styles) + identifierName;',
    to: `var name = hashes.get(styles);
  name || hashes.set(styles, name = hashString(styles));
  name += identifierName;`,
  },
]

export function emotionParts(): Plugin {
  return {
    name: 'emotion-parts',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      const edit = edits.find(({ module }) => id.endsWith(module))
      if (!edit) return null
      const { module, from, to, before = '' } = edit
      if (code.split(from).length !== 2) this.error(`Emotion does not say \`${from}\` once in ${module}.`)
      return before + code.replace(from, to)
    },
  }
}
