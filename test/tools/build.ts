// Builds `dist` if its sources have changed since the last build, by their hash.
// `npm run build` does so from the command line; other tools call `ensureBuilt()`.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { writeHosting } from '../../src/build/hosting/write.ts'
import { sbomFile } from '../../src/build/sbom.ts'
import { writeGuides } from './guides.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const inRoot = (...parts: string[]) => join(root, ...parts)
const cache = inRoot('node_modules/.cache/bellhop')

/** The folder of the built app. */
export const dist = inRoot('dist')
/** What belongs to the build and is not served: what installs it, source maps, schemas, guides, the bill of materials. */
export const beside = inRoot('build')

/** Everything that the build reads. Skins are not included, because the hotel serves them unchanged. */
const sources = [
  'src',
  'locales',
  'public',
  'index.html',
  'vite.config.ts',
  'tsconfig.json',
  'package-lock.json',
  'test/tools',
  'test/contract/schema',
  'test/contract/protocol',
  // The guides that go with a release.
  '.github/DEPLOYMENT.md',
  'skins/README.md',
]

async function filesOf(source: string): Promise<string[]> {
  const path = inRoot(source)
  if (!existsSync(path)) return []
  if ((await stat(path)).isFile()) return [source]
  const entries = await readdir(path, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length))
}

/** A hash of the names and contents of all sources. */
export async function sourceHash(): Promise<string> {
  const files = (await Promise.all(sources.map(filesOf))).flat().sort()
  const contents = await Promise.all(files.map((file) => readFile(inRoot(file))))
  const hash = createHash('sha256')
  for (const [at, file] of files.entries()) {
    const content = contents[at] ?? Buffer.alloc(0)
    hash.update(`${file}\0${content.length}\0`).update(content)
  }
  return hash.digest('hex')
}

const builtFrom = async () =>
  existsSync(beside) ? readFile(join(dist, '.source-hash'), 'utf8').catch(() => '') : ''

function runVite(target: string) {
  return new Promise<void>((resolve, reject) => {
    const vite = inRoot('node_modules/vite/bin/vite.js')
    const child = spawn(
      process.execPath,
      [vite, 'build', '--outDir', target, '--emptyOutDir', '--logLevel', 'warn'],
      { cwd: root, env: { ...process.env, NODE_ENV: 'production' }, stdio: ['ignore', 'pipe', 'pipe'] },
    )
    let output = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk))
    child.on('error', reject)
    child.on('close', (code) => (code === 0 ? resolve() : reject(new Error(`The build failed:\n${output}`))))
  })
}

/** Source maps are for whoever reads the app's logs, not for guests. */
async function moveMaps(from: string, to: string) {
  const names = (await readdir(from, { recursive: true })).filter((name) => name.endsWith('.map'))
  for (const name of names) {
    await mkdir(dirname(join(to, name)), { recursive: true })
    await rename(join(from, name), join(to, name))
  }
}

/**
 * Builds into another folder and swaps it with `dist` at the end, so that a running server never serves half a build.
 */
async function build(hash: string) {
  const fresh = join(cache, `dist-${process.pid}`)
  const old = join(cache, `old-${process.pid}`)
  try {
    await runVite(fresh)
    await rm(beside, { recursive: true, force: true })
    await moveMaps(fresh, join(beside, 'source-maps'))
    await writeHosting(fresh, beside)
    await writeGuides(beside)
    // Loaded here, since the messages of the contract take time that a fresh build does not need.
    const { writeSchemaFiles } = await import('../contract/protocol/schemaFiles.ts')
    await writeSchemaFiles(join(beside, 'protocol'))
    await rename(join(fresh, sbomFile), join(beside, 'sbom.cdx.json'))
    await writeFile(join(fresh, '.source-hash'), hash)
    if (existsSync(dist)) await rename(dist, old)
    await rename(fresh, dist)
  } finally {
    await rm(old, { recursive: true, force: true })
    await rm(fresh, { recursive: true, force: true })
  }
}

const alive = (pid: number) => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

/** Locks the checkout, so that only one build runs at a time. The lock of a process that has died is ignored. */
async function locked<T>(work: () => Promise<T>): Promise<T> {
  const lock = join(cache, 'build.lock')
  await mkdir(cache, { recursive: true })
  for (;;) {
    try {
      await writeFile(lock, String(process.pid), { flag: 'wx' })
      break
    } catch {
      const holder = Number(await readFile(lock, 'utf8').catch(() => ''))
      if (holder && !alive(holder)) await rm(lock, { force: true })
      await pause(100)
    }
  }
  try {
    return await work()
  } finally {
    await rm(lock, { force: true })
  }
}

/** Builds `dist` if its sources have changed. Returns whether it had to. */
export async function ensureBuilt(): Promise<boolean> {
  const hash = await sourceHash()
  if ((await builtFrom()) === hash) return false
  return locked(async () => {
    if ((await builtFrom()) === hash) return false
    await build(hash)
    return true
  })
}

if (import.meta.main) {
  const start = performance.now()
  try {
    const built = await ensureBuilt()
    console.log(
      built ? `Built in ${((performance.now() - start) / 1000).toFixed(1)} s.` : 'The build is fresh.',
    )
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}
