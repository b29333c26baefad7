// Writes a module with the files that each screen needs, by its path: the code of the screen, of its domain's state and
// of all their imports. The page reads it if the guest is known, and preloads everything
// at once; the app would discover one file after the other.
import { dirname, resolve } from 'node:path'
import { normalizePath, type Plugin, runnerImport } from 'vite'
import { hashOf } from './catalogueParts.ts'
import { chunkFiles } from './chunkFiles.ts'
import { materialIcons } from './icons.ts'

/** The module that this plugin writes. */
export interface ScreenFiles {
  /** The common start of the files' addresses. */
  base: string
  files: string[]
  /** A regular expression for a screen's pathname, and the indexes in `files` of the files that the screen needs. */
  screens: [pathname: string, files: number[]][]
}

interface Definition {
  name: string
  screens?: Record<string, { path: string; module: { name: string; peek: () => unknown } }>
  lazyState?: { name: string }
  needs?: readonly string[]
}

interface Options {
  /** A module that exports the domains' `definitions`, by their files relative to it. It is run by the build. */
  domains: string
}

/** Converts a path pattern of react-router, of which the domains use only parameters, to a regular expression. */
const pathnameOf = (path: string) => `^${path.replace(/:\w+/g, '[^/]+')}/?$`

/** The id of a module beside another one: a path as it is, unlike that of a URL, in which blanks and umlauts are escaped. */
export const moduleId = (file: string, beside: string) => normalizePath(resolve(dirname(beside), file))

export function screenFiles({ domains }: Options): Plugin {
  let base = ''

  return {
    name: 'bellhop:screen-files',
    apply: 'build',
    configResolved(config) {
      base = config.base
    },
    generateBundle: {
      // Runs before the page is written, which contains the file's name.
      order: 'pre',
      async handler(_, bundle) {
        const filesOf = chunkFiles(bundle)
        const { module } = await runnerImport<{ definitions: Record<string, Record<string, Definition>> }>(
          domains,
          { logLevel: 'error', configFile: false, plugins: [materialIcons()] },
        )
        /** Modules with this export that a domain's file imports dynamically. */
        const lazy = (file: string, name: string) => {
          const imported = this.getModuleInfo(moduleId(file, domains))?.dynamicallyImportedIds ?? []
          return imported.filter((one) => this.getModuleInfo(one)?.exports?.includes(name))
        }
        const defined = Object.entries(module.definitions).flatMap(([file, exports]) =>
          Object.values(exports).map((definition) => ({ file, definition })),
        )
        const stateOf = (wanted: string): string[] =>
          defined
            .filter(({ definition: { name } }) => name === wanted)
            .flatMap(({ file, definition: { lazyState, needs = [] } }) => [
              ...(lazyState ? lazy(file, lazyState.name) : []),
              ...needs.flatMap(stateOf),
            ])
        const files: string[] = []
        const numberOf = (name: string) => (files.includes(name) ? files.indexOf(name) : files.push(name) - 1)
        const written: ScreenFiles = { base: `${base}assets/`, files, screens: [] }
        const short = (name: string) => name.slice('assets/'.length)
        for (const { file, definition } of defined)
          for (const { path, module: screen } of Object.values(definition.screens ?? {})) {
            const own = lazy(file, screen.name)
            if (own.length === 0 && !screen.peek())
              this.error(`${file} imports no ${screen.name}: src/build/screenFiles.ts.`)
            const ids = [...own, ...stateOf(definition.name)]
            const names = [...new Set(ids.flatMap(filesOf))]
            written.screens.push([pathnameOf(path), names.map((name) => numberOf(short(name)))])
          }
        const source = `export default ${JSON.stringify(written)}\n`
        this.emitFile({ type: 'asset', fileName: `assets/screens-${hashOf(source)}.js`, source })
      },
    },
  }
}
