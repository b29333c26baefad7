import { spawnSync } from 'node:child_process'
import { existsSync, globSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, expect, it } from 'vitest'
import { inlineHashes } from '../../../src/build/hosting/securityHeaders.ts'
import { writeHosting } from '../../../src/build/hosting/write.ts'

const folders: string[] = []
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
})

/** A name that needs quotes. */
function folder() {
  const path = mkdtempSync(join(tmpdir(), 'bellhop o’ne '))
  folders.push(path)
  return path
}

const pageOf = (name: string) => `<script>window.release = "${name}"</script><style>.${name} {}</style>`

/** A small build: a page, a service worker, and the given files. */
async function build(name: string, files: Record<string, string>) {
  const from = folder()
  const all = { 'index.html': pageOf(name), 'sw.js': `// ${name}`, ...files }
  for (const [path, text] of Object.entries(all)) {
    await mkdir(dirname(join(from, 'dist', path)), { recursive: true })
    await writeFile(join(from, 'dist', path), text)
  }
  await writeHosting(join(from, 'dist'), join(from, 'build'))
  return from
}

function release(from: string, ...words: readonly string[]) {
  const { status, stderr } = spawnSync('sh', [join(from, 'build/release.sh'), ...words], { encoding: 'utf8' })
  return { status, stderr }
}

const served = (app: string) =>
  globSync('**', { cwd: app, withFileTypes: true, exclude: (entry) => entry.name.startsWith('.') })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(app.length + 1))
    .sort()

function daysPass(app: string, days: number) {
  for (const name of readdirSync(join(app, '.releases'))) {
    const at = new Date(Date.now() - days * 86_400_000)
    utimesSync(join(app, '.releases', name), at, at)
  }
}

const one = () =>
  build('one', {
    'assets/shared-1.js': 's',
    'assets/a-1.js': 'a',
    'robots.txt': 'r',
    'robots.txt.br': 'compressed r',
  })
const two = () => build('two', { 'assets/shared-1.js': 's', 'assets/a-2.js': 'b', 'robots.txt': 'R' })

it('OPS-12 new files lie beside the old ones, and what has been compressed of an older file is gone', async () => {
  const app = join(folder(), 'ONEapp')
  expect(release(await one(), app)).toEqual({ status: 0, stderr: '' })
  expect(release(await two(), app)).toEqual({ status: 0, stderr: '' })
  expect(served(app)).toEqual([
    'assets/a-1.js',
    'assets/a-2.js',
    'assets/shared-1.js',
    'index.html',
    'robots.txt',
    'sw.js',
  ])
  expect(readFileSync(join(app, 'index.html'), 'utf8')).toBe(pageOf('two'))
  expect(readFileSync(join(app, 'robots.txt'), 'utf8')).toBe('R')
})

it('OPS-12 what no build lists that was served within 30 days goes; a file of the hotel stays', async () => {
  const app = join(folder(), 'ONEapp')
  const [first, second] = [await one(), await two()]
  release(first, app)
  await writeFile(join(app, 'assets', 'logo.svg'), 'of the hotel')
  // Served for a month, then replaced: somebody has its page open.
  daysPass(app, 40)
  release(second, app)
  expect(served(app)).toContain('assets/a-1.js')
  daysPass(app, 29)
  release(second, app)
  expect(served(app)).toContain('assets/a-1.js')
  daysPass(app, 31)
  release(second, app)
  expect(served(app)).toEqual([
    'assets/a-2.js',
    'assets/logo.svg',
    'assets/shared-1.js',
    'index.html',
    'robots.txt',
    'sw.js',
  ])
  // The way back.
  release(first, app)
  expect(readFileSync(join(app, 'index.html'), 'utf8')).toBe(pageOf('one'))
  expect(served(app)).toEqual(expect.arrayContaining(['assets/a-1.js', 'assets/a-2.js', 'robots.txt.br']))
})

it('OPS-12 the configuration is read before the page comes, and allows the scripts of both pages', async () => {
  const app = join(folder(), 'ONEapp')
  release(await one(), app)
  const next = await two()
  const seen = join(folder(), 'seen')
  expect(release(next, app, 'cp', '-r', app, seen)).toEqual({ status: 0, stderr: '' })
  expect(readFileSync(join(seen, 'index.html'), 'utf8')).toBe(pageOf('one'))
  expect(served(seen)).toContain('assets/a-2.js')
  for (const name of ['nginx-app.conf', 'Caddyfile']) {
    const configuration = readFileSync(join(seen, '.server', name), 'utf8')
    for (const page of ['one', 'two']) {
      const { scripts, styles } = inlineHashes(pageOf(page))
      for (const hash of [...scripts, ...styles])
        expect([name, configuration.includes(hash)]).toEqual([name, true])
    }
    // The frame, which has no scripts of its own, is allowed none.
    expect(configuration).not.toMatch(/script-src 'self' http[^;]*sha256/)
  }
  // A configuration that the server refuses keeps the page.
  expect(release(await one(), app, 'false').status).toBe(1)
  expect(readFileSync(join(app, 'index.html'), 'utf8')).toBe(pageOf('two'))
  expect(release(await one(), app).status).toBe(0)
  expect(existsSync(join(app, '.incoming'))).toBe(false)
})

it('OPS-02 a host of scripts that the hotel adds is named once by the hotel, for both servers', async () => {
  const from = await one()
  const read = (name: string) => readFileSync(join(from, 'build', name), 'utf8')
  expect(read('nginx.conf')).toContain('set $bellhop_scripts "";')
  for (const [name, value] of Object.entries({
    'nginx-app.conf': '$bellhop_scripts',
    Caddyfile: '{$BELLHOP_SCRIPTS}',
  })) {
    const [policy = ''] = /default-src 'self'.*/.exec(read(`server/${name}`)) ?? []
    for (const directive of ['script-src', 'connect-src'])
      expect([name, directive, policy.split('; ').find((part) => part.startsWith(directive))]).toEqual([
        name,
        directive,
        expect.stringContaining(value),
      ])
  }
})

it('OPS-12 files of a build that was copied by hand are kept for 30 days, too', async () => {
  const app = join(folder(), 'ONEapp')
  await mkdir(join(app, 'assets'), { recursive: true })
  await writeFile(join(app, 'assets/old-0.js'), 'by hand')
  const first = await one()
  release(first, app)
  expect(served(app)).toContain('assets/old-0.js')
  daysPass(app, 31)
  release(first, app)
  expect(served(app)).not.toContain('assets/old-0.js')
  expect(served(app)).toContain('assets/a-1.js')
})

it('OPS-12 a command without a folder, or without a build, says what is missing', async () => {
  const from = await one()
  expect(release(from).status).toBe(2)
  expect(release(from).stderr).toContain('sh build/release.sh DIR')
  expect(release(from, join(from, 'dist')).status).toBe(2)
  rmSync(join(from, 'dist'), { recursive: true })
  expect(release(from, folder())).toEqual({ status: 2, stderr: `There is no build in ${from}.\n` })
})
