import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { copyFileSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const preparation = 'test/tools/prepare.mjs'

it('OPS-01 each script of package.json installs what is missing before it runs', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }
  const names = Object.keys(scripts).filter((name) => !(name.startsWith('pre') && name.slice(3) in scripts))
  expect(names.length).toBeGreaterThan(6)
  for (const name of names) expect([name, scripts[`pre${name}`]]).toEqual([name, `node ${preparation}`])
})

/** A folder with what the preparation reads, under a name that needs quotes and escapes. */
function inClone(work: (clone: string) => void) {
  const clone = mkdtempSync(join(tmpdir(), 'Jörg fre sh '))
  try {
    mkdirSync(join(clone, 'test/tools'), { recursive: true })
    for (const file of ['package.json', 'package-lock.json', preparation])
      copyFileSync(file, join(clone, file))
    work(clone)
  } finally {
    rmSync(clone, { recursive: true, force: true })
  }
}

it('OPS-01 on a fresh clone without a network one line says what is missing', () =>
  inClone((clone) => {
    // Nothing listens there, and no package is at hand.
    const env = {
      ...process.env,
      npm_config_registry: 'http://127.0.0.1:9',
      npm_config_cache: join(clone, 'cache'),
    }
    const { status, stderr } = spawnSync(process.execPath, [preparation], {
      cwd: clone,
      env,
      encoding: 'utf8',
    })
    expect(status).toBe(1)
    expect(stderr.trimEnd().split('\n')).toEqual([
      expect.stringMatching(/^Could not install the packages: .*registry/),
    ])
  }))

it('OPS-01 where no Node is at hand that is recent enough, one line says what to install', () =>
  inClone((clone) => {
    mkdirSync(join(clone, 'node_modules'))
    const hash = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex')
    writeFileSync(join(clone, 'node_modules/.lock-hash'), hash)
    const old = "data:text/javascript,Object.defineProperty(process,'version',{value:'v20.20.2'})"
    const { status, stderr } = spawnSync(process.execPath, ['--import', old, preparation], {
      cwd: clone,
      encoding: 'utf8',
    })
    expect([status, stderr.trimEnd().split('\n')]).toEqual([
      1,
      [expect.stringMatching(/needs Node 22\.18 or newer, and this is v20\.20\.2: install Node 24/)],
    ])
    expect(readFileSync('.nvmrc', 'utf8')).toBe('24\n')
  }))

it('OPS-01 no guide, comment or message names a TypeScript file to be run by the machine’s own Node', () => {
  const files = globSync(
    ['*.md', '{.github,src,test,locales,skins,fonts}/**/*.{md,ts,tsx,mjs}', '.github/*.md'],
    {
      exclude: ['**/node_modules/**'],
    },
  )
  expect(files.length).toBeGreaterThan(1000)
  // The test run starts the build itself, with the Node that runs it.
  const texts = files.filter((file) => file !== 'test/tools/test.ts')
  const found = texts.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/\bnode (?:--\S+ )*(?:test|src)\/[\w/-]+\.ts/g)].map(
      ([command]) => `${file}: ${command}`,
    ),
  )
  expect(found).toEqual([])
})
