// The containers, made and started as the Dockerfile says, without a builder of images.
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { chmod, cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { expect } from 'vitest'
import { beside } from '../../tools/build.ts'
import { freePort, run, startProgram, temporaryFolder } from './webServer.ts'

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

/** What `HEALTHCHECK` says, at another port: `healthy`, or why not. */
function healthOf(check: readonly string[], from: string, to: number) {
  const [name = '', ...rest] = check.map((word) => word.replace(from, String(to)))
  return run(name === 'node' ? process.execPath : name, rest).then(() => 'healthy', String)
}

/** The container of the simulated hotel, which is healthy. */
export async function startHotelContainer() {
  const { root, folder, command, health, environment } = await make(stageOf('hotel'), await temporaryFolder())
  const port = await freePort()
  const [program = '', ...words] = command
  const values = { ...environment, HOST: '127.0.0.1', PORT: String(port) }
  const { said } = startProgram(program === 'node' ? process.execPath : program, words, values, folder)
  await expect.poll(() => healthOf(health, '8004', port), { message: said() }).toBe('healthy')
  return { origin: `http://127.0.0.1:${port}`, folder, sizeMb: await sizeOf(root) }
}

/** The container of the app in front of a hotel, which is healthy. */
export async function startAppContainer(hotelOrigin: string) {
  const { root, command, health, environment } = await make(stageOf('app'), await temporaryFolder())
  const [port, healthPort] = [await freePort(), await freePort()]
  const [program = '', ...words] = command
  const values = {
    ...environment,
    BELLHOP_ADDRESS: `http://127.0.0.1:${port}`,
    BELLHOP_HEALTH: `http://127.0.0.1:${healthPort}`,
    BELLHOP_ROOT: join(root, 'srv/bellhop'),
    BELLHOP_ADMIN: `unix/${root}/admin`,
    HOTEL_ORIGIN: hotelOrigin,
    XDG_DATA_HOME: join(root, 'data'),
    XDG_CONFIG_HOME: join(root, 'config'),
  }
  const isHealthy = () => healthOf(health, '2020', healthPort)
  async function start() {
    const container = startProgram(program, words, values)
    await expect.poll(isHealthy, { message: container.said() }).toBe('healthy')
    return container
  }
  let container = await start()
  return {
    origin: `http://127.0.0.1:${port}`,
    /** The folder on the volume that is served as `/ONEapp`. */
    app: join(root, 'srv/bellhop/ONEapp'),
    isHealthy,
    stop: () => container.stop(),
    /** Ends the container, and starts one of another build on its volumes. */
    replace: async (build: string) => {
      await container.stop()
      await rm(join(root, 'release'), { recursive: true })
      await cp(join(build, 'dist'), join(root, 'release/dist'), { recursive: true })
      for (const name of ['release.sh', 'files.txt', 'server'])
        await cp(join(build, 'build', name), join(root, 'release/build', name), { recursive: true })
      container = await start()
    },
  }
}
