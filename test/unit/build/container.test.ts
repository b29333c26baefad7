import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { caddyConfiguration } from '../../../src/build/hosting/caddy.ts'

const lines = (file: string) => readFileSync(file, 'utf8').split('\n')

/** Whether images can be built here: a client without its daemon cannot. */
const canBuild = spawnSync('docker', ['info'], { stdio: 'ignore' }).status === 0

it('OPS-03 the image puts the build and its configuration where the web server looks for them', () => {
  const copied = lines('Dockerfile').flatMap(
    (line) => /^COPY --from=build \/bellhop\/(\S+) (\S+)$/.exec(line)?.slice(1) ?? [],
  )
  expect(copied).toEqual(['build/Caddyfile', '/etc/caddy/Caddyfile', 'dist', '/srv/bellhop/ONEapp'])
  const caddyfile = caddyConfiguration({ scripts: [], styles: [] })
  expect(caddyfile).toContain('{$BELLHOP_ROOT:/srv/bellhop}')
  expect(caddyfile).toContain('{$HOTEL_ORIGIN:')
  // The last stage is what `docker build` makes.
  expect(
    lines('Dockerfile')
      .filter((line) => line.startsWith('FROM '))
      .at(-1),
  ).toBe('FROM app')
})

it('OPS-03 what the image is built from has no file that is built or private', () => {
  const left = new Set(lines('.dockerignore'))
  for (const name of ['node_modules', 'dist', 'build', '.hotel', '.git'])
    expect([name, left.has(name)]).toEqual([name, true])
  for (const name of ['package.json', 'package-lock.json', 'src', 'skins', 'locales', 'test']) {
    expect([name, existsSync(name)]).toEqual([name, true])
    expect([name, left.has(name)]).toEqual([name, false])
  }
})

it('OPS-03 the composition shows the app in front of the simulated hotel', () => {
  const text = readFileSync('compose.yaml', 'utf8')
  const stages = lines('Dockerfile').flatMap((line) => / AS (\w+)$/.exec(line)?.[1] ?? [])
  const targets = [...text.matchAll(/target: (\w+)/g)].map(([, target]) => target)
  expect(targets).toEqual(['app', 'hotel'])
  for (const target of targets) expect(stages).toContain(target)
  const port = /PORT=(\d+)/.exec(readFileSync('Dockerfile', 'utf8'))?.[1]
  expect(text).toContain(`HOTEL_ORIGIN: http://hotel:${port}`)
  // Beyond this machine the desk asks for its token.
  expect(text).toContain(`"127.0.0.1:${port}:${port}"`)
  expect(text).toMatch(/DESK_TOKEN: \S+/)
})

it.runIf(canBuild)('OPS-03 the image can be built', () => {
  execFileSync('docker', ['build', '--quiet', '.'], { stdio: 'pipe' })
})
