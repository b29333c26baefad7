// Identifies the device of a request: guests sign in over the channel, and the sign-in also covers the HTTP calls of
// their device.
import { randomUUID } from 'node:crypto'
import type { Context, MiddlewareHandler } from 'hono'
import type { Bindings } from './app.ts'

/** The mark (a cookie) that a device receives with its first page or channel, and sends with every request. */
export interface DeviceMark {
  cookie: string | null
}

const name = 'device'
const markForm = /^[\w-]{1,64}$/

/** Returns the value of a cookie, or null; a device's mark that is malformed is null as well. */
export function cookieOf(header: string | null | undefined, wanted = name): string | null {
  for (const pair of header?.split(';') ?? []) {
    const [key, value = ''] = pair.trim().split('=')
    if (key === wanted) return wanted !== name || markForm.test(value) ? value : null
  }
  return null
}

export const newMark = () => randomUUID()

/**
 * Scripts cannot read the cookie, and pages of other sites do not send it with their calls. It is sent when a link from
 * another site opens a page here, so that the page does not treat the device as a new one.
 */
export const setMark = (mark: string) => `${name}=${mark}; Path=/; HttpOnly; SameSite=Lax`

/** Sets the mark with the response of an HTML page, if the device has none yet. */
export const markDevice: MiddlewareHandler = async (context, next) => {
  await next()
  const isPage = context.res.headers.get('content-type')?.startsWith('text/html')
  if (isPage && cookieOf(context.req.header('cookie')) === null)
    context.header('set-cookie', setMark(newMark()), { append: true })
}

/** Converts an IPv4-mapped IPv6 address to IPv4, the form that the hotel's lists use. */
export const networkAddressOf = (address: string | undefined): string =>
  (address ?? '').replace(/^::ffff:(?=\d+\.)/, '')

const loopback = /^(127\.|::1$)/

/** Returns the client's address. `X-Forwarded-For` is trusted only from a proxy on this machine. */
export function clientAddress(socketAddress: string | undefined, forwardedFor: string | undefined): string {
  const own = networkAddressOf(socketAddress)
  const last = forwardedFor?.split(',').at(-1)?.trim()
  return last && loopback.test(own) ? networkAddressOf(last) : own
}

export const clientAddressOf = ({ req, env }: Context<{ Bindings: Bindings }>): string =>
  clientAddress(env?.incoming?.socket.remoteAddress, req.header('x-forwarded-for'))
