// Identifies the device of a request: guests sign in over the channel, and the sign-in also covers the HTTP calls of
// their device.

import { randomUUID } from 'node:crypto'
import { isIPv6 } from 'node:net'
import type { Context, MiddlewareHandler } from 'hono'
import type { HotelServices } from '../services.ts'
import type { Bindings } from './app.ts'

/**
 * What the cookies of a device say: what it is called, by which its tries are counted, and the marks of its channels. A
 * mark is given with the channel itself, so that nobody knows it before the guest signs in on that channel: what the
 * device has shown before, such as a cookie that somebody planted, is never what the guest is known by.
 */
export interface DeviceMark {
  id: string | null
  marks: readonly string[]
}

const name = 'device'
/**
 * Each channel's mark is in a cookie of its own: two tabs that connect at the same moment would overwrite each other's
 * mark in a common one.
 */
const markPrefix = 'channel-'
/** Most marks that are read of one device: a browser has a channel in each of its tabs. */
const mostMarks = 20
const markForm = /^[\w-]{1,64}$/

function* cookiesIn(header: string | null | undefined): Generator<[name: string, value: string]> {
  for (const pair of header?.split(';') ?? []) {
    const [key = '', value = ''] = pair.trim().split('=')
    yield [key, value]
  }
}

/** Returns the value of a cookie, or null. */
export function cookieOf(header: string | null | undefined, wanted: string): string | null {
  for (const [key, value] of cookiesIn(header)) if (key === wanted) return value
  return null
}

/** Reads the cookies of a device; one that is malformed counts as missing. */
export function deviceOf(header: string | null | undefined): DeviceMark {
  const id = cookieOf(header, name) ?? ''
  const marks = [...cookiesIn(header)]
    .filter(([key, value]) => key.startsWith(markPrefix) && markForm.test(value))
    .map(([, value]) => value)
  return { id: markForm.test(id) ? id : null, marks: marks.slice(-mostMarks) }
}

export const newMark = () => randomUUID()

/**
 * Scripts cannot read the cookies, and pages of other sites do not send it with their calls. They are sent when a link from
 * another site opens a page here, so that the page does not treat the device as a new one.
 */
const setCookie = (key: string, value: string, life = '') =>
  `${key}=${value}; Path=/; HttpOnly; SameSite=Lax${life}`

const markName = (mark: string) => markPrefix + mark.slice(0, 8)

/** Gives a new channel its mark, and its device the cookie that has it; the marks of closed channels are taken away. */
export function markChannel({ id, marks }: DeviceMark, isOpen: (mark: string) => boolean) {
  const called = id ?? newMark()
  const cookie = newMark()
  const closed = marks.filter((mark) => !isOpen(mark))
  const setCookies = [
    ...(id === null ? [setCookie(name, called)] : []),
    ...closed.map((mark) => setCookie(markName(mark), '', '; Max-Age=0')),
    setCookie(markName(cookie), cookie),
  ]
  return { id: called, cookie, setCookies }
}

/** Names the device with the response of an HTML page, if it has no cookie yet. */
export const markDevice: MiddlewareHandler = async (context, next) => {
  await next()
  const isPage = context.res.headers.get('content-type')?.startsWith('text/html')
  if (isPage && deviceOf(context.req.header('cookie')).id === null)
    context.header('set-cookie', setCookie(name, newMark()), { append: true })
}

/** Converts an IPv4-mapped IPv6 address to IPv4, the form that the hotel's lists use. */
export const networkAddressOf = (address: string | undefined): string =>
  (address ?? '').replace(/^::ffff:(?=\d+\.)/, '')

const loopback = /^(127\.|::1$)/

/** Returns the client's address. `X-Forwarded-For` is believed from a proxy on this machine, and from those that are named. */
export function clientAddress(
  { trustedProxies }: Pick<HotelServices, 'trustedProxies'>,
  socketAddress: string | undefined,
  forwardedFor: string | undefined,
): string {
  const own = networkAddressOf(socketAddress)
  const last = forwardedFor?.split(',').at(-1)?.trim()
  const isTrusted = loopback.test(own) || trustedProxies.check(own, isIPv6(own) ? 'ipv6' : 'ipv4')
  return last && isTrusted ? networkAddressOf(last) : own
}

export const clientAddressOf = (
  services: Pick<HotelServices, 'trustedProxies'>,
  { req, env }: Context<{ Bindings: Bindings }>,
): string => clientAddress(services, env?.incoming?.socket.remoteAddress, req.header('x-forwarded-for'))
