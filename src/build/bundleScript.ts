import { build } from 'vite'

interface Script {
  /** Path of a module. Its exports become properties of the global `name`. */
  input: string
  name: string
  base: string
  /** The oldest supported engine. */
  target: string
}

/** Bundles a module and its imports into one statement, for a script that is not part of the app's bundle. */
export async function bundleScript({ input, name, base, target }: Script): Promise<string> {
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
        output: { format: 'iife', name },
      },
    },
  })
  const [{ output }] = (Array.isArray(result) ? result : [result]) as [{ output: { code?: string }[] }]
  return output[0]?.code?.trim() ?? ''
}
