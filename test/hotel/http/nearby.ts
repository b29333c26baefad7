// Whether a request comes from this machine, to the hotel itself. The front desk needs no token for those.
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

/**
 * True in process, and for a request from this machine to a name of this machine that no proxy has handed on. A proxy
 * that says nothing of itself is known by its HTTP 1.0, or by the name that the browser's page has.
 */
export function isNearby({ req, env }: Context<{ Bindings: Bindings }>): boolean {
  const { incoming } = env ?? {}
  const address = incoming?.socket.remoteAddress
  if (incoming === undefined || address === undefined) return true
  return (
    loopbackAddress.test(address) &&
    loopbackName.test(new URL(req.url).hostname) &&
    incoming.httpVersion !== '1.0' &&
    ![...req.raw.headers.keys()].some((name) => proxyHeader.test(name)) &&
    isOfThisMachine(req.header('origin')) &&
    isOfThisMachine(req.header('referer'))
  )
}
