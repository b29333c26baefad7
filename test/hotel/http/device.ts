// Which device a request comes from: guests sign in over the channel, and their device's HTTP calls are theirs too.
import { randomUUID } from 'node:crypto'

export interface DeviceMark {
  /** Given to each device with its first channel; it shows it with every request from then on. */
  cookie: string | null
  /** Where it is in the house's network: for a device that keeps no cookies. */
  address: string
}

const name = 'device'

export function cookieOf(header: string | null | undefined, wanted = name): string | null {
  for (const pair of header?.split(';') ?? []) {
    const [key, value = ''] = pair.trim().split('=')
    if (key === wanted) return value
  }
  return null
}

export const newMark = () => randomUUID()

/** No script reads it, and no other site sends it along. */
export const setMark = (mark: string) => `${name}=${mark}; Path=/; HttpOnly; SameSite=Strict`
