// `npm run skin -- skins/NAME …` says what is wrong with a skin. `npm run skin -- --schemas` writes the schemas for
// editors into skins/schema.
import { writeFileSync } from 'node:fs'
import { isAbsolute, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { runnerImport } from 'vite'
import { materialIcons } from '../../src/build/icons.ts'
import { reportOf } from './skin/findings.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** Loads a module together with the app's own, which Node alone cannot: some of them contain JSX. */
async function load<Module>(path: string): Promise<Module> {
  const { module } = await runnerImport<Module>(join(root, path), {
    configFile: false,
    root,
    logLevel: 'warn',
    plugins: [materialIcons()],
  })
  return module
}

async function checkAll(paths: readonly string[]): Promise<void> {
  const { checkSkin } = await load<typeof import('./skin/checkSkin.ts')>('test/tools/skin/checkSkin.ts')
  for (const path of paths) {
    const findings = checkSkin(isAbsolute(path) ? path : join(root, path))
    console.log(reportOf(path, findings))
    if (findings.all.some(({ isNote }) => !isNote)) process.exitCode = 1
  }
}

const words = process.argv.slice(2)
if (words.includes('--schemas')) {
  const { skinSchemas, schemaText } = await load<typeof import('./skin/schemas.ts')>(
    'test/tools/skin/schemas.ts',
  )
  for (const [name, schema] of Object.entries(skinSchemas()))
    writeFileSync(join(root, 'skins/schema', name), schemaText(schema))
} else if (words.length > 0) await checkAll(words)
else {
  console.error('Which skin? npm run skin -- skins/aurora')
  process.exitCode = 2
}
