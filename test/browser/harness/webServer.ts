/** nginx or Caddy in front of a hotel, with the configuration that the build has written. */
import { execFile, spawn } from 'node:child_process'
import { mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect } from 'vitest'
import { bound } from '../../hotel/http/server.ts'
import { beside, dist } from '../../tools/build.ts'
import { caddy, nginx, openssl } from '../../tools/webServers.ts'

export type WebServer = 'nginx' | 'Caddy'

interface Place {
  /** A folder of its own, with the build as `ONEapp`, a certificate and its key. */
  folder: string
  port: number
  hotel: URL
}

/** Replaces what a hotelier would replace; fails if that is not there. */
function replaced(text: string, changes: Record<string, string>): string {
  let result = text
  for (const [from, to] of Object.entries(changes)) {
    expect(result).toContain(from)
    result = result.replace(from, to)
  }
  return result
}

async function nginxCommand({ folder, port, hotel }: Place) {
  const site = replaced(await readFile(join(beside, 'nginx.conf'), 'utf8'), {
    'server 127.0.0.1:8004;': `server ${hotel.host};`,
    'listen 80;': `listen 127.0.0.1:${port} ssl http2; ssl_certificate ${folder}/tls.crt; ssl_certificate_key ${folder}/tls.key;`,
    'root /srv/bellhop;': `root ${folder};`,
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
  return { command: nginx, words: ['-e', 'stderr', '-p', folder, '-c', path], environment: {} }
}

async function caddyCommand({ folder, port, hotel }: Place) {
  const site = replaced(await readFile(join(beside, 'Caddyfile'), 'utf8'), {
    '{$BELLHOP_ADDRESS::80} {': `{$BELLHOP_ADDRESS::80} {\n\ttls ${folder}/tls.crt ${folder}/tls.key`,
  })
  const path = join(folder, 'Caddyfile')
  await writeFile(path, `{\n\tadmin off\n\tauto_https disable_redirects\n}\n${site}`)
  const environment = {
    BELLHOP_ADDRESS: `https://127.0.0.1:${port}`,
    BELLHOP_ROOT: folder,
    HOTEL_ORIGIN: hotel.origin,
    XDG_DATA_HOME: folder,
    XDG_CONFIG_HOME: folder,
  }
  return { command: caddy, words: ['run', '--config', path, '--adapter', 'caddyfile'], environment }
}

const commands = { nginx: nginxCommand, Caddy: caddyCommand }

async function freePort(): Promise<number> {
  const server = createServer()
  const { port } = await bound(server, { port: 0, host: '127.0.0.1' })
  await new Promise((resolve) => server.close(resolve))
  return port
}

const makeCertificate = (folder: string) =>
  promisify(execFile)(openssl, [
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

/** Starts it with https on a free port. `closeWebServers` ends it at the end of the test file. */
export async function startWebServer(kind: WebServer, hotelOrigin: string) {
  const folder = await mkdtemp(join(tmpdir(), 'bellhop-'))
  await symlink(dist, join(folder, 'ONEapp'))
  await makeCertificate(folder)
  const place = { folder, port: await freePort(), hotel: new URL(hotelOrigin) }
  const { command, words, environment } = await commands[kind](place)
  const child = spawn(command, words, {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let said = ''
  child.stderr.on('data', (chunk) => {
    said += chunk
  })
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()))
  const close = async () => {
    child.kill('SIGTERM')
    await ended
    await rm(folder, { recursive: true, force: true })
  }
  closers.add(close)
  return { origin: `https://127.0.0.1:${place.port}`, said: () => said }
}

export async function closeWebServers(): Promise<void> {
  for (const close of closers) await close()
  closers.clear()
}
