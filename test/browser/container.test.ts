import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { chmod, cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { beside, dist } from '../tools/build.ts'
import { caddy } from '../tools/webServers.ts'
import { guest } from './harness/index.ts'
import { freePort, run, startProgram, temporaryFolder } from './harness/webServer.ts'
import { arrive } from './journeys.ts'

interface Stage {
  name: string
  lines: [word: string, rest: string][]
}

/** The stages of the Dockerfile, as a builder reads it. */
function stages(): Stage[] {
  const text = readFileSync('Dockerfile', 'utf8')
    .replace(/^#.*\n/gm, '')
    .replaceAll('\\\n', ' ')
  return text
    .split(/^FROM /m)
    .slice(1)
    .map((stage) => {
      const [first = '', ...lines] = stage.split('\n').filter(Boolean)
      const words = lines.map((line): [string, string] => [
        line.split(' ', 1)[0] ?? '',
        line.replace(/^\S+ /, ''),
      ])
      return { name: first.split(' AS ')[1] ?? '', lines: words }
    })
}

const stageOf = (name: string) => stages().find((stage) => stage.name === name) ?? { name, lines: [] }

/** What of the repository a builder sees. */
async function copyContext(into: string) {
  const left = (await readFile('.dockerignore', 'utf8')).split('\n').filter(Boolean)
  const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    encoding: 'utf8',
  })
  for (const file of files.split('\0').filter(Boolean)) {
    if (left.some((name) => file === name || file.startsWith(`${name}/`))) continue
    await mkdir(dirname(join(into, file)), { recursive: true })
    await cp(file, join(into, file))
  }
}

/**
 * Makes a stage below a folder, which stands for the root of the image: copies what it copies and runs what it runs. The
 * stage before it, which installs and builds, is the project as it is built.
 */
async function make({ lines }: Stage, root: string) {
  const project = join(beside, '..')
  const inRoot = (text: string) =>
    text.replace(/(?<![\w./-])\/(?=(?:bellhop|srv|release|hotel|data|config)\b)/g, `${root}/`)
  let folder = root
  let command: string[] = []
  let health: string[] = []
  const environment: Record<string, string> = {}
  // Accounts are the builder's, and of another system.
  const programs = join(root, 'programs')
  await mkdir(programs)
  for (const name of ['adduser', 'chown']) {
    await writeFile(join(programs, name), '#!/bin/sh\n')
    await chmod(join(programs, name), 0o755)
  }
  const path = `${programs}:${process.env.PATH}`
  for (const [word, rest] of lines) {
    if (word === 'WORKDIR') {
      folder = inRoot(rest)
      await mkdir(folder, { recursive: true })
    } else if (word === 'ENV') {
      for (const pair of rest.split(' '))
        environment[pair.split('=', 1)[0] ?? ''] = inRoot(pair.replace(/^\w+=/, ''))
    } else if (rest === '. .') await copyContext(folder)
    else if (word === 'COPY') {
      const places = rest.replace('--from=build ', '').split(' ')
      const to = places.pop() ?? ''
      for (const from of places) {
        const into = to.startsWith('/') ? inRoot(to) : join(folder, to)
        const source = from.replace(/^\/bellhop/, project)
        await cp(source, to.endsWith('/') ? join(into, from.split('/').at(-1) ?? '') : into, {
          recursive: true,
        })
      }
    } else if (word === 'RUN') {
      await mkdir(join(root, 'srv'), { recursive: true })
      await run('sh', ['-euc', inRoot(rest)], { cwd: folder, env: { PATH: path } })
    } else if (word === 'CMD') command = (JSON.parse(rest) as string[]).map(inRoot)
    else if (word === 'HEALTHCHECK') health = JSON.parse(rest.replace('CMD ', '')) as string[]
  }
  return { root, folder, command, health, environment: { ...environment, PATH: path } }
}

async function sizeOf(folder: string) {
  const { stdout } = await run('du', ['-sm', folder])
  return Number.parseInt(stdout, 10)
}

it('OPS-03 both containers start as the image says, are healthy, and a guest signs in through them', async () => {
  const hotelPort = String(await freePort())
  const hotel = await make(stageOf('hotel'), await temporaryFolder())
  // Without the tools of the build, which have more than a gigabyte.
  expect(await sizeOf(hotel.root)).toBeLessThan(120)
  expect(await readdir(join(hotel.folder, 'node_modules'))).not.toContain('vite')
  const [program = '', ...words] = hotel.command
  const hotelSays = startProgram(
    program === 'node' ? process.execPath : program,
    words,
    {
      ...hotel.environment,
      HOST: '127.0.0.1',
      PORT: hotelPort,
      PWD: hotel.folder,
    },
    hotel.folder,
  )

  const app = await make(stageOf('app'), await temporaryFolder())
  const [port, healthPort] = [await freePort(), await freePort()]
  expect(caddy.endsWith('/caddy')).toBe(true)
  const [shell = '', ...script] = app.command
  const start = () =>
    startProgram(shell, script, {
      ...app.environment,
      BELLHOP_ADDRESS: `http://127.0.0.1:${port}`,
      BELLHOP_HEALTH: `http://127.0.0.1:${healthPort}`,
      BELLHOP_ROOT: join(app.root, 'srv/bellhop'),
      BELLHOP_ADMIN: `unix/${app.root}/admin`,
      HOTEL_ORIGIN: `http://127.0.0.1:${hotelPort}`,
      XDG_DATA_HOME: join(app.root, 'data'),
      XDG_CONFIG_HOME: join(app.root, 'config'),
    })
  const first = start()
  const isHealthy = (check: readonly string[], from: string, to: string) => {
    const [name = '', ...rest] = check.map((word) => word.replace(from, to))
    return run(name === 'node' ? process.execPath : name, rest).then(() => 'healthy', String)
  }
  const hotelHealth = () => isHealthy(hotel.health, '8004', hotelPort)
  const appHealth = () => isHealthy(app.health, '2020', String(healthPort))
  await expect.poll(hotelHealth, { message: hotelSays.said() }).toBe('healthy')
  await expect.poll(appHealth, { message: first.said() }).toBe('healthy')

  // Between the two containers nothing answers.
  const { page } = await guest({ allow: [/ERR_CONNECTION_REFUSED/, /WebSocket/] })
  await arrive(page, `http://127.0.0.1:${port}`)
  // A container that starts on the volume of the one before it, as with an upgrade.
  await first.stop()
  expect(await appHealth()).not.toBe('healthy')
  const chunk = (await readdir(join(dist, 'assets')))[0] ?? ''
  await writeFile(join(app.root, 'release/build/files.txt'), `assets/${chunk}\n`)
  await writeFile(join(app.root, 'release/build/server/id.txt'), 'another')
  start()
  await expect.poll(appHealth).toBe('healthy')
  expect(await readdir(join(app.root, 'srv/bellhop/ONEapp/.releases'))).toHaveLength(3)
  await page.reload()
  await page.getByRole('heading', { level: 1, name: /^Good / }).waitFor()
})
