import { build } from 'vite'
import { expect, it } from 'vitest'
import { excludeOptional } from '../../../src/build/excludeOptional.ts'
import { plantedModule } from './plantedModule.ts'

/** The code of an app of one module. */
async function built(entry: string, code: string): Promise<string> {
  const result = await build({
    configFile: false,
    root: import.meta.dirname,
    logLevel: 'silent',
    plugins: [plantedModule(entry, code), excludeOptional()],
    build: { write: false, minify: false, rolldownOptions: { input: entry } },
  })
  const outputs = Array.isArray(result) ? result : 'output' in result ? [result] : []
  return outputs
    .flatMap(({ output }) => output)
    .map((file) => (file.type === 'chunk' ? file.code : ''))
    .join('\n')
}

it('leaves out what a library imports for what the app never asks of it', async () => {
  const code = await built(
    '/planted.ts',
    "import { useTranslation } from 'react-i18next'\nglobalThis.t = useTranslation",
  )
  expect(code).toContain('useTranslation')
  expect(code).not.toContain('&nbsp;')
})

it('refuses to build where a library imports something else by now', async () => {
  await expect(built('/react-i18next/planted.ts', "globalThis.other = 'unescape'")).rejects.toThrow(
    /\/react-i18next\/ does not import .*unescape/,
  )
})
