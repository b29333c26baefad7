// Edits Emotion: removes vendor prefixes for outdated browsers, and work that is repeated on each render while the
// guest waits.
import type { Plugin } from 'vite'

interface Edit {
  module: string
  from: string
  to: string
  /** Code that is inserted before the module's own. */
  before?: string
}

const edits: readonly Edit[] = [
  {
    // Emotion's prefixer writes each style in up to four variants. The app writes the few needed prefixes itself
    // (`shell/theme/prefixes.ts`), which saves 1.5 kB of the first load.
    module: '/@emotion/cache/dist/emotion-cache.browser.esm.js',
    from: 'var defaultStylisPlugins = [prefixer];',
    to: 'var defaultStylisPlugins = [];',
  },
  {
    // Emotion hashes the whole style on each render of an element; the hash is cached instead.
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
