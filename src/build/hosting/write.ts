import { createHash } from 'node:crypto'
import { copyFile, mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { caddyConfiguration } from './caddy.ts'
import { nginxApp, nginxMaps, nginxSite } from './nginx.ts'
import { inlineHashes } from './securityHeaders.ts'

const script = new URL('release.sh', import.meta.url)

/** Paths below the build, of the files that its release puts in place, and later removes. */
async function filesOf(build: string): Promise<string[]> {
  const entries = await readdir(build, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile())
  return files
    .map(({ parentPath, name }) => relative(build, join(parentPath, name)).replaceAll('\\', '/'))
    .sort()
}

/**
 * Writes what a web server needs for a build: `release.sh` puts the build in place, `files.txt` lists it, `server` goes with
 * each build, and `nginx.conf` is filled in by the hotel.
 * @param folder outside the build, which is served as it is
 */
export async function writeHosting(build: string, folder: string): Promise<void> {
  const hashes = inlineHashes(await readFile(join(build, 'index.html'), 'utf8'))
  const files = `${(await filesOf(build)).join('\n')}\n`
  const inFolder = (name: string) => join(folder, name)
  await mkdir(inFolder('server'), { recursive: true })
  const written: Record<string, string> = {
    'nginx.conf': nginxSite('/srv/bellhop'),
    'server/nginx-maps.conf': nginxMaps(),
    'server/nginx-app.conf': nginxApp(hashes),
    'server/Caddyfile': caddyConfiguration(hashes),
    'server/policy.txt': `${hashes.scripts.join(' ')}\n${hashes.styles.join(' ')}\n`,
    'server/id.txt': createHash('sha256').update(files).digest('hex').slice(0, 16),
    'files.txt': files,
  }
  for (const [name, text] of Object.entries(written)) await writeFile(inFolder(name), text)
  await copyFile(script, inFolder('release.sh'))
}
