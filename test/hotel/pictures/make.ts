// Regenerates every picture of the demo properties, always with the same result: npm run make:pictures
// Its own packages (an image library and the 3D objects) are installed here if they are missing. Arguments
// select pictures by parts of their file names.
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'

const here = import.meta.dirname
if (!existsSync(join(here, 'node_modules/sharp'))) {
  execFileSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: here, stdio: 'inherit' })
}
const { makeAll } = await import('./studio/makeAll.ts')
await makeAll(process.argv.slice(2))
