import { isRecord } from '../../contract/isRecord.ts'

const key = 'scroll-positions'
const maxEntries = 50

/** The last scroll position of each screen of the tab, in CSS pixels. Without storage all screens start at the top. */
export function readScroll(pathname: string): number {
  return read()[pathname] ?? 0
}

export function writeScroll(pathname: string, top: number): void {
  const positions = read()
  delete positions[pathname]
  const recent = Object.entries(positions).slice(-maxEntries)
  try {
    sessionStorage.setItem(key, JSON.stringify(Object.fromEntries([...recent, [pathname, Math.round(top)]])))
  } catch {
    // Only a scroll position is lost.
  }
}

function read(): Record<string, number> {
  try {
    const parsed: unknown = JSON.parse(sessionStorage.getItem(key) ?? '{}')
    return isRecord(parsed) ? (parsed as Record<string, number>) : {}
  } catch {
    return {}
  }
}
