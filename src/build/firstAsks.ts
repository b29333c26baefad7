// Writes into the page a function of the app that is to run before all of its code, and what it is to know.
import { readFile } from 'node:fs/promises'
import { minify, type Plugin, transformWithOxc } from 'vite'

interface FirstAsks {
  /** The module with the function of the same name; it imports nothing but types. */
  module: string
  /** What the function is called with, given the addresses of the sign-in's texts. */
  facts: (texts: { base: string; names: Record<string, string> }) => unknown
  /** The oldest engine. */
  target: string
}

/** Where the script stands in the page. */
const place = '<!-- first asks -->'
const signInTexts = /\/locales\/([\w-]+)\.json\?signIn$/

export function firstAsks({ module, facts, target }: FirstAsks): Plugin {
  let base = ''
  const name = module.slice(module.lastIndexOf('/') + 1, -'.ts'.length)

  /** The function as a script that calls itself. */
  async function scriptOf(known: unknown): Promise<string> {
    const { code } = await transformWithOxc(await readFile(module, 'utf8'), module, { target })
    const body = code.replace(/^export (?=function)/m, '')
    if (/^(import|export) /m.test(body)) throw new Error(`${module} must be one function without imports.`)
    const script = `(() => {${body}\n${name}(${JSON.stringify(known)})})()`
    return (await minify(`${name}.js`, script, { compress: { target }, mangle: true })).code.trim()
  }

  return {
    name: 'first-asks',
    configResolved(config) {
      base = config.base
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle }) {
        const texts = { base: `${base}assets/locale/`, names: {} as Record<string, string> }
        for (const file of Object.values(bundle ?? {})) {
          const key = file.type === 'chunk' && signInTexts.exec(file.facadeModuleId ?? '')?.[1]
          if (key) texts.names[key] = file.fileName.slice(file.fileName.lastIndexOf('/') + 1)
        }
        return html.replace(place, `<script>${await scriptOf(facts(texts))}</script>`)
      },
    },
  }
}
