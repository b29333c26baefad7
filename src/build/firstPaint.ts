// Writes into the page what it shows before the app's code is loaded: a script, and the markup that it fills in.
import { build, type Plugin, runnerImport } from 'vite'
import { catalogueHashes } from './catalogueParts.ts'
import { chunkFiles } from './chunkFiles.ts'
import { materialIcons } from './icons.ts'

export interface BuiltFiles {
  /** The common start of the catalogues' addresses, and by language the hash in their names. */
  texts: { base: string; hashes: Record<string, string> }
  /** The addresses of the files that modules need beside those of the page, by the modules' paths below `src`. */
  addressesOf: (...modules: string[]) => string[]
  /** The address of the file that `screenFiles.ts` writes. */
  screens: string
  /** The address of the app's entry, which the page's script runs. */
  app: string
}

interface FirstPaint {
  /** A module that exports `startPage`, which is called with what `facts` returns. */
  script: string
  /** A module that exports `renderForm`. The build runs it, and it may import the app's own modules. */
  markup: string
  /** Returns the facts for the script, given the addresses of the built files. */
  facts: (built: BuiltFiles) => unknown
  /** The oldest supported engine. */
  target: string
}

interface Markup {
  renderForm: (direction: string) => Promise<string>
}

/** Bundles a module and its imports into one statement, which sets the global `first` to its exports. */
async function bundle(input: string, target: string, base: string): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    base,
    build: {
      target,
      write: false,
      modulePreload: false,
      rolldownOptions: {
        input,
        preserveEntrySignatures: 'strict',
        output: { format: 'iife', name: 'first' },
      },
    },
  })
  const [{ output }] = (Array.isArray(result) ? result : [result]) as [{ output: { code?: string }[] }]
  return output[0]?.code?.trim() ?? ''
}

/** The placeholder in the page for both. */
const place = '<!-- first paint -->'
const entryScript = /<script type="module"[^>]* src="([^"]+)"><\/script>/

export function firstPaint({ script, markup, facts, target }: FirstPaint): Plugin {
  let base = ''
  let root = ''

  async function templates(): Promise<string> {
    const { module } = await runnerImport<Markup>(markup, {
      logLevel: 'error',
      configFile: false,
      plugins: [materialIcons()],
    })
    const forms = ['ltr', 'rtl'].map(
      async (direction) =>
        `<template data-form="${direction}">${await module.renderForm(direction)}</template>`,
    )
    return (await Promise.all(forms)).join('\n')
  }

  return {
    name: 'first-paint',
    apply: 'build',
    configResolved(config) {
      base = config.base
      root = config.root
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle: files }) {
        const texts = { base: `${base}assets/locale/`, hashes: catalogueHashes(`${root}/locales`) }
        const filesOf = chunkFiles(files ?? {})
        const addressesOf = (...modules: string[]) => {
          const names = modules.flatMap((module) => filesOf(`${root}/src/${module}`))
          if (names.length === 0) throw new Error(`There is no chunk of ${modules} for the page to preload.`)
          return [...new Set(names)].map((name) => base + name)
        }
        const list = Object.keys(files ?? {}).find((name) => /\/screens-[\w-]+\.js$/.test(name))
        if (!list) throw new Error('There is no list of the screens’ files for the page.')
        const app = entryScript.exec(html)?.[1] ?? ''
        const [code, forms] = await Promise.all([bundle(script, target, base), templates()])
        const built = facts({ texts, addressesOf, screens: base + list, app })
        return html
          .replace(entryScript, '<link rel="modulepreload" crossorigin href="$1">')
          .replace(
            place,
            () => `${forms}\n<script>${code}\nfirst.startPage(${JSON.stringify(built)})</script>`,
          )
      },
    },
  }
}
