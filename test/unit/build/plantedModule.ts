import { build, type Plugin } from 'vite'

/** A virtual module, the only one of a build. */
const plantedModule = (file: string, code: string): Plugin => ({
  name: 'planted',
  enforce: 'pre',
  resolveId: (id) => (id === file ? `${import.meta.dirname}${file}` : null),
  load: (id) => (id.endsWith(file) ? code : null),
})

interface Planted {
  code: string
  /** Path of the virtual module. */
  entry?: string
  plugin: Plugin
  /** Builds a library, which keeps what the module exports. */
  isLibrary?: boolean
}

/** Builds an app of one module with a plugin of the project, and returns its code. */
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
