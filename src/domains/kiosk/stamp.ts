import type { Storage } from '../../browser/storage.ts'

/** When the guest was seen last, in ms since 1970; it outlives the page, and names nobody. */
const seenKey = 'kiosk-seen-at'

export function readSeenAt({ local }: Storage): number | null {
  const stamp = Number(local.get(seenKey) || Number.NaN)
  return Number.isFinite(stamp) ? stamp : null
}

export const writeSeenAt = ({ local }: Storage, at: number) => local.set(seenKey, String(at))
