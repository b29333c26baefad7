// Which device a request comes from: guests sign in over the channel, and their device's HTTP calls are theirs too.
import { randomUUID } from 'node:crypto'
import type { Context, MiddlewareHandler } from 'hono'
import type { Bindings } from './app.ts'

/** The mark that a device was given with its first page or its first channel, and shows with every request. */
export interface DeviceMark {
  cookie: string | null
}

const name = 'device'
const markForm = /^[\w-]{1,64}$/

/** The value of a cookie; for a device's mark null as well where it cannot be one. */
export function cookieOf(header: string | null | undefined, wanted = name): string | null {
  for (const pair of header?.split(';') ?? []) {
    const [key, value = ''] = pair.trim().split('=')
    if (key === wanted) return wanted !== name || markForm.test(value) ? value : null
  }
  return null
}

export const newMark = () => randomUUID()

/**
 * No script reads it, and no page of another site sends it along with a call. It does come with a link that leads
 * here, so that a page that is opened so does not take the device for a new one.
 */
export const setMark = (mark: string) => `${name}=${mark}; Path=/; HttpOnly; SameSite=Lax`

/** A page brings the mark to a device that has none yet. */
export const markDevice: MiddlewareHandler = async (context, next) => {
  await next()
  const isPage = context.res.headers.get('content-type')?.startsWith('text/html')
  if (isPage && cookieOf(context.req.header('cookie')) === null)
    context.header('set-cookie', setMark(newMark()), { append: true })
}

/** As the hotel's lists write it: an IPv4 address that came over IPv6 is the same address. */
export const networkAddressOf = (address: string | undefined): string =>
  (address ?? '').replace(/^::ffff:(?=\d+\.)/, '')

const loopback = /^(127\.|::1$)/

/** Who really asks: a proxy on this machine says for whom it does. Nobody else is believed that. */
export function clientAddress(socketAddress: string | undefined, forwardedFor: string | undefined): string {
  const own = networkAddressOf(socketAddress)
  const last = forwardedFor?.split(',').at(-1)?.trim()
  return last && loopback.test(own) ? networkAddressOf(last) : own
}

export const clientAddressOf = ({ req, env }: Context<{ Bindings: Bindings }>): string =>
  clientAddress(env?.incoming?.socket.remoteAddress, req.header('x-forwarded-for'))
