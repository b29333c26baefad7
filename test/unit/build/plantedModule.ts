import { build, type Plugin } from 'vite'

/** A module that no file holds, as the only one of a build. */
const plantedModule = (file: string, code: string): Plugin => ({
  name: 'planted',
  enforce: 'pre',
  resolveId: (id) => (id === file ? `${import.meta.dirname}${file}` : null),
  load: (id) => (id.endsWith(file) ? code : null),
})

interface Planted {
  code: string
  /** Where the module pretends to stand. */
  entry?: string
  plugin: Plugin
  /** As a library: what the module exports stays. */
  isLibrary?: boolean
}

/** The code of an app of one module, built with one plugin of ours. */
export async function buildPlanted({ code, entry = '/planted.ts', plugin, isLibrary }: Planted) {
  const result = await build({
    configFile: false,
    root: import.meta.dirname,
    logLevel: 'silent',
    plugins: [plantedModule(entry, code), plugin],
    build: {
      write: false,
      minify: false,
      ...(isLibrary ? { lib: { entry, formats: ['es'] } } : { rolldownOptions: { input: entry } }),
    },
  })
  const outputs = Array.isArray(result) ? result : 'output' in result ? [result] : []
  return outputs
    .flatMap(({ output }) => output)
    .map((file) => (file.type === 'chunk' ? file.code : ''))
    .join('\n')
}
