import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const brotli = promisify(brotliCompress)
const compressible = /\.(js|css|html|json|svg|webmanifest|txt)$/

const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT, BROTLI_PARAM_LGBLOCK, BROTLI_PARAM_NDIRECT } = constants
const variants = [
  {},
  { [BROTLI_PARAM_LGBLOCK]: 16 },
  { [BROTLI_PARAM_LGBLOCK]: 17 },
  { [BROTLI_PARAM_NDIRECT]: 15 },
]
/**
 * True for files that are worth trying all variants, as each takes long. Smaller files hardly differ in size, larger
 * ones are libraries that few guests load, and a guest loads only one of dozens of languages.
 */
const isVaried = (path: string, { length }: Buffer) =>
  !path.includes('/locale/') && length > 8 * 1024 && length < 256 * 1024

/** Compresses with Brotli at its best quality and returns the smallest variant; they differ by up to 0.4 %. */
async function compressBrotli(path: string, content: Buffer): Promise<Buffer> {
  const common = { [BROTLI_PARAM_QUALITY]: 11, [BROTLI_PARAM_SIZE_HINT]: content.length }
  const compressed = await Promise.all(
    (isVaried(path, content) ? variants : [{}]).map((variant) =>
      brotli(content, { params: { ...common, ...variant } }),
    ),
  )
  return compressed.reduce((shortest, other) => (other.length < shortest.length ? other : shortest))
}

async function compressFile(path: string) {
  const content = await readFile(path)
  const [br, gz] = await Promise.all([compressBrotli(path, content), promisify(gzip)(content, { level: 9 })])
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
