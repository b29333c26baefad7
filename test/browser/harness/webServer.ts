/** nginx or Caddy in front of a hotel, with the configuration that the build has written. */
import { execFile, spawn } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect } from 'vitest'
import { bound } from '../../hotel/http/server.ts'
import { beside } from '../../tools/build.ts'
import { caddy, nginx, openssl } from '../../tools/webServers.ts'

export type WebServer = 'nginx' | 'Caddy'

interface Place {
  /** A folder of its own, with the build as `ONEapp`, a certificate and its key. */
  folder: string
  port: number
  plainPort: number
  hotel: URL
}

/** Who may say for whom it asks: requests of the tests come from 127.0.0.1. */
export const balancer = '127.0.0.2'

/** Replaces what a hotelier would replace; fails if that is not there. */
function replaced(text: string, changes: Record<string, string>): string {
  let result = text
  for (const [from, to] of Object.entries(changes)) {
    expect(result).toContain(from)
    result = result.replaceAll(from, to)
  }
  return result
}

async function nginxCommand({ folder, port, plainPort, hotel }: Place) {
  const site = replaced(await readFile(join(beside, 'nginx.conf'), 'utf8'), {
    'server 127.0.0.1:8004;': `server ${hotel.host};`,
    'listen 80;': `listen 127.0.0.1:${plainPort};`,
    'listen 443 ssl http2;': `listen 127.0.0.1:${port} ssl http2;`,
    'server_name guest.hotel.example;': 'server_name 127.0.0.1;',
    '/etc/ssl/bellhop/fullchain.pem': `${folder}/tls.crt`,
    '/etc/ssl/bellhop/privkey.pem': `${folder}/tls.key`,
    '# set_real_ip_from 10.0.0.0/8;': `set_real_ip_from ${balancer};`,
    '# location ^~ /ONEapp/skins/PROJECT/': 'location ^~ /ONEapp/skins/PROJECT/',
    '/var/log/nginx': folder,
    '/srv/skins': `${folder}/skins`,
    '/srv/bellhop': folder,
  })
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${folder}/${name};`)
    .join(' ')
  const path = join(folder, 'nginx.conf')
  const main = `user root; daemon off; pid ${folder}/pid; error_log stderr; events {}
http { include /etc/nginx/mime.types; access_log off; ${temporary}
${site}
}`
  await writeFile(path, main)
  const words = ['-e', 'stderr', '-p', folder, '-c', path]
  return { command: nginx, words, environment: {}, reload: [...words, '-s', 'reload'] }
}

async function caddyCommand({ folder, port, plainPort, hotel }: Place) {
  const path = join(folder, 'Caddyfile')
  // A certificate of its own in place of that of a public name, and nothing on ports that others use.
  await writeFile(
    path,
    replaced(await readFile(join(folder, 'ONEapp/.server/Caddyfile'), 'utf8'), {
      '{$BELLHOP_ADDRESS::80} {': `{$BELLHOP_ADDRESS::80} {\n\ttls ${folder}/tls.crt ${folder}/tls.key`,
      '\tlog default {': '\tauto_https disable_redirects\n\tlog default {',
    }),
  )
  const environment = {
    BELLHOP_ADDRESS: `https://127.0.0.1:${port}`,
    BELLHOP_ADMIN: `unix/${folder}/admin`,
    BELLHOP_HEALTH: `http://127.0.0.1:${plainPort}`,
    BELLHOP_ROOT: folder,
    HOTEL_ORIGIN: hotel.origin,
    TRUSTED_PROXIES: balancer,
    XDG_DATA_HOME: folder,
    XDG_CONFIG_HOME: folder,
  }
  const words = ['--config', path, '--adapter', 'caddyfile']
  const reload = ['reload', ...words, '--address', `unix/${folder}/admin`]
  return { command: caddy, words: ['run', ...words], environment, reload }
}

const commands = { nginx: nginxCommand, Caddy: caddyCommand }

export async function freePort(): Promise<number> {
  const server = createServer()
  const { port } = await bound(server, { port: 0, host: '127.0.0.1' })
  await new Promise((resolve) => server.close(resolve))
  return port
}

export const run = promisify(execFile)

export const makeCertificate = (folder: string) =>
  run(openssl, [
    ...'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=127.0.0.1'.split(
      ' ',
    ),
    ...[
      '-addext',
      'subjectAltName=IP:127.0.0.1',
      '-keyout',
      join(folder, 'tls.key'),
      '-out',
      join(folder, 'tls.crt'),
    ],
  ])

const closers = new Set<() => Promise<void>>()

/** A folder that is deleted at the end of the test file. */
export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'bellhop-'))
  closers.add(() => rm(folder, { recursive: true, force: true }))
  return folder
}

/** Starts a program that is ended with the test file. */
export function startProgram(
  command: string,
  words: readonly string[],
  environment: NodeJS.ProcessEnv = {},
  cwd = process.cwd(),
) {
  const child = spawn(command, words, {
    cwd,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let said = ''
  child.stderr.on('data', (chunk) => {
    said += chunk
  })
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()))
  const stop = async () => {
    closers.delete(stop)
    child.kill('SIGTERM')
    await ended
  }
  closers.add(stop)
  return { said: () => said, stop }
}

/** Puts a build in place of another one, by its own program. @param release the folder that holds `dist` and `build` */
export const release = (folder: string, from: string, ...command: readonly string[]) =>
  run('sh', [join(from, 'build/release.sh'), join(folder, 'ONEapp'), ...command])

/** Starts it with https on a free port. `closeWebServers` ends it at the end of the test file. */
export async function startWebServer(kind: WebServer, hotelOrigin: string) {
  const folder = await temporaryFolder()
  await release(folder, join(beside, '..'))
  await makeCertificate(folder)
  const [port, plainPort] = [await freePort(), await freePort()]
  const place = { folder, port, plainPort, hotel: new URL(hotelOrigin) }
  const { command, words, environment } = await commands[kind](place)
  const { said } = startProgram(command, words, environment)
  return {
    origin: `https://127.0.0.1:${port}`,
    /** Plain http: nginx leads to https from there, Caddy tells its health. */
    plainOrigin: `http://127.0.0.1:${plainPort}`,
    folder,
    said,
    /** All that is logged. */
    logged: async () =>
      kind === 'nginx' ? said() + (await readFile(join(folder, 'bellhop.access.log'), 'utf8')) : said(),
    /** The hotelier's command: reads the configuration again. */
    reload: async () => {
      const { reload, environment: values } = await commands[kind](place)
      await run(command, reload, { env: { ...process.env, ...values } })
    },
  }
}

export async function closeWebServers(): Promise<void> {
  for (const close of [...closers].reverse()) await close()
  closers.clear()
}
