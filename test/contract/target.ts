// The hotel that is tried: where it is, and the cookies that it gives a new device.
import { request as httpRequest } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { withCookies } from './cookies.ts'
import { Unusable } from './report.ts'

export interface Target {
  /** `https://hotel.example` */
  origin: string
  /** Id of the property in which the test guests stay. */
  property: string
  /** Milliseconds for each answer: the app's own receive time-out until it has read the hotel's configuration. */
  timeoutMs: number
}

const causeOf = (error: unknown): string => {
  const { code, message } = (
    error instanceof Error ? (error.cause ?? error) : { message: String(error) }
  ) as {
    code?: string
    message: string
  }
  return code ?? message
}

/** The page's cookies. Any answer will do: the page may be served by another server than the hotel's. */
async function cookiesOfPage({ origin, timeoutMs }: Target): Promise<string[]> {
  try {
    const page = await fetch(`${origin}/ONEapp/`, {
      signal: AbortSignal.timeout(timeoutMs),
      redirect: 'manual',
    })
    await page.arrayBuffer()
    return page.headers.getSetCookie()
  } catch (error) {
    const isLate = error instanceof Error && error.name === 'TimeoutError'
    throw new Unusable(
      `${origin} does not answer: ${isLate ? `nothing in ${timeoutMs} ms` : causeOf(error)}.`,
    )
  }
}

/** The cookies that come with a channel, which a browser keeps, too. The channel is closed at once. */
function cookiesOfChannel({ origin, timeoutMs }: Target, cookie: string): Promise<string[]> {
  const request = origin.startsWith('https:') ? httpsRequest : httpRequest
  const headers = {
    connection: 'Upgrade',
    upgrade: 'websocket',
    'sec-websocket-version': '13',
    'sec-websocket-key': Buffer.from('contract-of-16-b').toString('base64'),
    ...(cookie && { cookie }),
  }
  return new Promise((resolve, reject) => {
    const refuse = (reason: string) =>
      reject(new Unusable(`${origin} is there, but its channel /ws does not open: ${reason}.`))
    const probe = request(`${origin}/ws?mobile=true`, { headers, timeout: timeoutMs })
    probe.on('upgrade', (answer, socket) => {
      socket.on('error', () => {})
      socket.destroy()
      resolve(answer.headers['set-cookie'] ?? [])
    })
    probe.on('response', (answer) => {
      answer.resume()
      refuse(`HTTP ${answer.statusCode}`)
    })
    probe.on('timeout', () => {
      probe.destroy()
      refuse(`nothing in ${timeoutMs} ms`)
    })
    probe.on('error', (error) => refuse(causeOf(error)))
    probe.end()
  })
}

/** What a new device sends as `Cookie` from then on; empty if the hotel sets none. */
export async function newCookie(target: Target): Promise<string> {
  const ofPage = withCookies('', await cookiesOfPage(target))
  return withCookies(ofPage, await cookiesOfChannel(target, ofPage))
}

/** The query of a channel's address: of a phone, in the property. */
export const phoneIn = ({ property }: Pick<Target, 'property'>): string =>
  `mobile=true&property=${encodeURIComponent(property)}`
