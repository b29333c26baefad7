// Whether a request comes from this machine, to the hotel itself. The front desk needs no token for those.
import { existsSync, readFileSync } from 'node:fs'
import type { Socket } from 'node:net'
import type { Context } from 'hono'
import type { Bindings } from './app.ts'

const loopbackAddress = /^(127\.|::1$|::ffff:127\.)/
const loopbackName = /^(localhost|127\.[\d.]+|\[::1\])$/

/** What proxies say about whom they speak for. */
const proxyHeader =
  /^(forwarded|via|x-forwarded-.*|x-real-ip|x-client-ip|x-original-.*|x-proxy.*|true-client-ip|cf-.*)$/

/** True if there is no such address, or it names this machine. */
const isOfThisMachine = (address: string | undefined) =>
  address === undefined || (URL.canParse(address) && loopbackName.test(new URL(address).hostname))

/** Whether an account is one under which a machine runs its services, such as a web server, and no person. */
const isOfService = (uid: number) => uid !== 0 && (uid < 1000 || uid === 65_534) && uid !== process.getuid?.()

/** The accounts at the other end of a connection within this machine, of Linux's tables of all connections. */
export function accountsOf(tables: string, { remotePort, localPort }: Partial<Socket>): number[] {
  const portOf = (address = '') => Number.parseInt(address.split(':')[1] ?? '', 16)
  return tables.split('\n').flatMap((line) => {
    const [, own, other, , , , , uid] = line.trim().split(/\s+/)
    return portOf(own) === remotePort && portOf(other) === localPort ? [Number(uid)] : []
  })
}

const known = new WeakMap<object, boolean>()

/** True if a service of this machine, and so a proxy, has opened the connection. Only Linux tells. */
function isFromService(socket: Partial<Socket>): boolean {
  const before = known.get(socket)
  if (before !== undefined) return before
  const tables = ['/proc/net/tcp', '/proc/net/tcp6'].map((path) =>
    existsSync(path) ? readFileSync(path, 'latin1') : '',
  )
  const isService = accountsOf(tables.join('\n'), socket).some(isOfService)
  known.set(socket, isService)
  return isService
}

/** True if a request is to the port on which it came: one to a proxy names the proxy's. */
const isToThisPort = (url: URL, { localPort }: Partial<Socket>) =>
  localPort === undefined || Number(url.port || 80) === localPort

/**
 * True in process, and for a request from this machine to the hotel's own name and port that no proxy has handed on. A
 * proxy that says nothing of itself is known by its HTTP 1.0, by what it does for websockets, by the name that the
 * browser's page has, or by its account. One that a person has started, and that hides all of that, is not: it needs
 * DESK_TOKEN.
 */
export function isNearby({ req, env }: Context<{ Bindings: Bindings }>): boolean {
  const { incoming } = env ?? {}
  const address = incoming?.socket.remoteAddress
  if (incoming === undefined || address === undefined) return true
  const url = new URL(req.url)
  return (
    loopbackAddress.test(address) &&
    loopbackName.test(url.hostname) &&
    isToThisPort(url, incoming.socket) &&
    incoming.httpVersion !== '1.0' &&
    // A browser asks for an upgrade with an `Upgrade` only, and never here.
    !/upgrade/i.test(req.header('connection') ?? '') &&
    ![...req.raw.headers.keys()].some((name) => proxyHeader.test(name)) &&
    isOfThisMachine(req.header('origin')) &&
    isOfThisMachine(req.header('referer')) &&
    !isFromService(incoming.socket)
  )
}
