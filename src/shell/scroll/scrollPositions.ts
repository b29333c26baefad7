import type { Drafts } from '../../browser/drafts.ts'
import { readerOf } from '../../browser/storage.ts'
import { isRecord } from '../../contract/isRecord.ts'

/** Name among the drafts, which end with the tab and with the guest. */
const name = 'scroll-positions'
const maxEntries = 50
const reader = readerOf((value) => (isRecord(value) ? (value as Record<string, number>) : undefined))

/** The last scroll position of a screen of the tab, in CSS pixels. */
export function readScroll(drafts: Drafts, pathname: string): number {
  return drafts.read(name, reader)?.[pathname] ?? 0
}

export function writeScroll(drafts: Drafts, pathname: string, top: number): void {
  const positions = { ...drafts.read(name, reader) }
  delete positions[pathname]
  const recent = Object.entries(positions).slice(-maxEntries)
  drafts.save(name, Object.fromEntries([...recent, [pathname, Math.round(top)]]))
}
