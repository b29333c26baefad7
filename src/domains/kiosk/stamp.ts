import type { Storage } from '../../browser/storage.ts'

/**
 * Storage key of the time when the guest was last seen, in ms since 1970. It survives a reload, and identifies nobody.
 */
const seenKey = 'kiosk-seen-at'

export function readSeenAt({ local }: Storage): number | null {
  const stamp = Number(local.get(seenKey) || Number.NaN)
  return Number.isFinite(stamp) ? stamp : null
}

export const writeSeenAt = ({ local }: Storage, at: number) => local.set(seenKey, String(at))
