// The keys that are pressed while only the page's HTML stands: the page keeps them (`app/firstPaint`), and the app acts on them.

declare global {
  interface Window {
    /** Ends the keeping. Where there is no page's script, there is none. */
    takeEarlyKeys?: () => KeyboardEvent[]
  }
}

/** Keeps the keys that nothing of the page acts on. A key that is held is one. */
export function keepEarlyKeys(page: Window = window): void {
  const keys: KeyboardEvent[] = []
  const keep = (event: KeyboardEvent) => {
    if (event.target === page.document.body && !event.repeat) keys.push(event)
  }
  page.addEventListener('keydown', keep)
  page.takeEarlyKeys = () => {
    page.removeEventListener('keydown', keep)
    return keys.splice(0)
  }
}
