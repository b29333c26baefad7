// Which built file has a module: how modules are put together into files is the build's affair, not that of a test.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beside } from '../../tools/build.ts'

const maps = join(beside, 'source-maps/assets')
const modulesOf = new Map<string, readonly string[]>()

/** The modules of each built file, by the source maps beside the build. */
function builtFiles() {
  if (modulesOf.size === 0)
    for (const name of readdirSync(maps).filter((file) => file.endsWith('.js.map')))
      modulesOf.set(name.slice(0, -'.map'.length), JSON.parse(readFileSync(join(maps, name), 'utf8')).sources)
  return [...modulesOf]
}

/** @param module its path below `src` @returns a pattern of the address of the file that has it */
export function codeOf(module: string): RegExp {
  const found = builtFiles().find(([, modules]) => modules.some((path) => path.endsWith(`/src/${module}`)))
  if (!found) throw new Error(`No built file has ${module}.`)
  return new RegExp(`/assets/${found[0].replaceAll('.', '\\.')}$`)
}
