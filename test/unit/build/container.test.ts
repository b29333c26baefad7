import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const lines = (file: string) => readFileSync(file, 'utf8').split('\n')

/** Whether images can be built here: a client without its daemon cannot. */
const canBuild = spawnSync('docker', ['info'], { stdio: 'ignore' }).status === 0

const dockerfile = readFileSync('Dockerfile', 'utf8')
const stages = dockerfile.split(/^FROM /m).slice(1)

it('OPS-03 the images keep to what a linter of Dockerfiles asks for', () => {
  for (const stage of stages.slice(0, -1)) {
    const [image = '', name = ''] = (stage.split('\n', 1)[0] ?? '').split(' AS ')
    // A tag with all three numbers: what is built next year is what was built today.
    expect([name, image]).toEqual([name, expect.stringMatching(/^\w+:\d+\.\d+\.\d+-\w+$/)])
    if (name === 'build') continue
    const instructions = stage.split('\n').map((line) => line.split(' ', 1)[0])
    for (const word of ['USER', 'VOLUME', 'EXPOSE', 'HEALTHCHECK', 'CMD'])
      expect([name, word, instructions.filter((one) => one === word).length]).toEqual([name, word, 1])
    // Not as root, and without a shell that would keep the end from the program.
    expect(stage).toMatch(/^USER (?!root|0\b)/m)
    expect(stage).toMatch(/^CMD \[("sh", "-c", ".*exec |"node")/m)
    expect(instructions.indexOf('USER')).toBeGreaterThan(instructions.lastIndexOf('RUN'))
  }
  expect(dockerfile).not.toMatch(/^ADD |sudo|apt-get|:latest/m)
  // The last stage is what `docker build` makes.
  expect(stages.at(-1)).toBe('app\n')
})

it('OPS-03 packages are installed before the sources are copied, so that these do not install them again', () => {
  const [build = ''] = stages
  const lines = build.split('\n')
  expect(lines.indexOf('COPY . .')).toBeGreaterThan(lines.indexOf('RUN npm ci'))
  expect(lines.findIndex((line) => line.includes('package-lock.json'))).toBeLessThan(
    lines.indexOf('RUN npm ci'),
  )
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
