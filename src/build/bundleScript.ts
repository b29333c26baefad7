import { build } from 'vite'

interface Script {
  /** A module. What it exports are properties of `name`. */
  input: string
  name: string
  base: string
  /** The oldest engine. */
  target: string
}

/** Bundles a module, with all that it imports, into one statement for a script that is not part of the app's own. */
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
