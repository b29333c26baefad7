import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
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

it('OPS-01 on a fresh clone without a network one line says what is missing', () => {
  const clone = mkdtempSync(join(tmpdir(), 'bellhop-clone-'))
  try {
    mkdirSync(join(clone, 'test/tools'), { recursive: true })
    for (const file of ['package.json', 'package-lock.json', preparation])
      copyFileSync(file, join(clone, file))
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
  } finally {
    rmSync(clone, { recursive: true, force: true })
  }
})
