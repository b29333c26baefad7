import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const brotli = promisify(brotliCompress)
const compressible = /\.(js|css|html|json|svg|webmanifest|txt)$/

/** The best quality: the build compresses once, guests load often. */
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }

async function compressFile(path: string) {
  const content = await readFile(path)
  const [br, gz] = await Promise.all([brotli(content, quality), promisify(gzip)(content, { level: 9 })])
  // Tiny files can grow; the server sends the plain one then.
  if (br.length < content.length) await writeFile(`${path}.br`, br)
  if (gz.length < content.length) await writeFile(`${path}.gz`, gz)
}

/** Writes `.br` and `.gz` beside every compressible file of a folder, so that the server never compresses. */
export async function compressFolder(folder: string) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile() && compressible.test(entry.name))
  await Promise.all(files.map((entry) => compressFile(join(entry.parentPath, entry.name))))
}

/** The build plugin. Runs last, because the service worker is written at the end of the build. */
export function compress(): Plugin {
  let folder = ''
  return {
    name: 'bellhop:compress',
    apply: 'build',
    enforce: 'post',
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir)
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      handler: () => compressFolder(folder),
    },
  }
}
