// Identifies the device of a request: guests sign in over the channel, and the sign-in also covers the HTTP calls of
// their device.

import { randomUUID } from 'node:crypto'
import { isIPv6 } from 'node:net'
import type { Context, MiddlewareHandler } from 'hono'
import type { HotelServices } from '../services.ts'
import type { Bindings } from './app.ts'

/**
 * What the cookie of a device says: what it is called, by which its tries are counted, and the marks of its channels. A
 * mark is given with the channel itself, so that nobody knows it before the guest signs in on that channel: what the
 * device has shown before, such as a cookie that somebody planted, is never what the guest is known by.
 */
export interface DeviceMark {
  id: string | null
  marks: readonly string[]
}

const name = 'device'
/** Most channels that a browser has open, one in each of its tabs. */
const mostMarks = 8
const markForm = /^[\w-]{1,64}(\.[\w-]{1,64}){0,20}$/

/** Returns the value of a cookie, or null. */
export function cookieOf(header: string | null | undefined, wanted: string): string | null {
  for (const pair of header?.split(';') ?? []) {
    const [key, value = ''] = pair.trim().split('=')
    if (key === wanted) return value
  }
  return null
}

/** Reads the cookie of a device; one that is malformed counts as missing. */
export function deviceOf(header: string | null | undefined): DeviceMark {
  const value = cookieOf(header, name) ?? ''
  const marks = markForm.test(value) ? value.split('.') : []
  return { id: marks[0] ?? null, marks }
}

export const newMark = () => randomUUID()

/**
 * Scripts cannot read the cookie, and pages of other sites do not send it with their calls. It is sent when a link from
 * another site opens a page here, so that the page does not treat the device as a new one.
 */
const setCookie = (value: string) => `${name}=${value}; Path=/; HttpOnly; SameSite=Lax`

/** Gives a new channel its mark, and its device the cookie that has it; the marks of closed channels are left out. */
export function markChannel({ id, marks }: DeviceMark, isOpen: (mark: string) => boolean) {
  const called = id ?? newMark()
  const cookie = newMark()
  const others = marks
    .slice(1)
    .filter(isOpen)
    .slice(1 - mostMarks)
  return { id: called, cookie, setCookie: setCookie([called, ...others, cookie].join('.')) }
}

/** Names the device with the response of an HTML page, if it has no cookie yet. */
export const markDevice: MiddlewareHandler = async (context, next) => {
  await next()
  const isPage = context.res.headers.get('content-type')?.startsWith('text/html')
  if (isPage && deviceOf(context.req.header('cookie')).id === null)
    context.header('set-cookie', setCookie(newMark()), { append: true })
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
