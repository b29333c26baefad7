import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { caddyConfiguration } from './caddy.ts'
import { nginxConfiguration } from './nginx.ts'
import { inlineHashes } from './securityHeaders.ts'

/** Writes the configurations of web servers for a build. @param folder outside the build, which is served as it is */
export async function writeHosting(build: string, folder: string): Promise<void> {
  const hashes = inlineHashes(await readFile(join(build, 'index.html'), 'utf8'))
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, 'nginx.conf'), nginxConfiguration(hashes))
  await writeFile(join(folder, 'Caddyfile'), caddyConfiguration(hashes))
}
