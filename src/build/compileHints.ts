// V8's explicit compile hint: all functions of a file are compiled in the background while it is loaded, in place of each
// on the main thread when it is called first. It must be the file's first line. Other engines read a comment.
import type { Plugin } from 'vite'

/** The large chunks on the way to home, of whose functions between 40 and 75 of 100 run there. */
const runAtStart = ['libraries', 'react', 'index', 'signIn', 'guest', 'home']

const compileHint = '//# allFunctionsCalledOnLoad\n'

export function compileHints(): Plugin {
  return {
    name: 'bellhop:compile-hints',
    apply: 'build',
    enforce: 'post',
    // A file that changes must not keep its name.
    augmentChunkHash: ({ name }) => (runAtStart.includes(name) ? compileHint : ''),
    // After the build has put its list of dependencies before the code.
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type !== 'chunk' || !runAtStart.includes(file.name)) continue
          file.code = compileHint + file.code
          // The map is a file of its own by now.
          const map = bundle[`${file.fileName}.map`]
          if (map?.type === 'asset') map.source = String(map.source).replace('"mappings":"', '$&;')
        }
      },
    },
  }
}
