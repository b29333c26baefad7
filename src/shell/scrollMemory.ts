const key = 'scroll-positions'
const most = 50

/** Where the guest left each screen of this tab, in CSS pixels from the top. Without storage every screen starts at the top. */
export function readScroll(pathname: string): number {
  return read()[pathname] ?? 0
}

export function writeScroll(pathname: string, top: number): void {
  const positions = read()
  delete positions[pathname]
  const kept = Object.entries(positions).slice(-most)
  try {
    sessionStorage.setItem(key, JSON.stringify(Object.fromEntries([...kept, [pathname, Math.round(top)]])))
  } catch {
    // Nothing is lost but a position.
  }
}

function read(): Record<string, number> {
  try {
    const parsed: unknown = JSON.parse(sessionStorage.getItem(key) ?? '{}')
    return typeof parsed === 'object' && parsed !== null ? (parsed as Record<string, number>) : {}
  } catch {
    return {}
  }
}
