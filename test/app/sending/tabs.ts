/** Two tabs of one browser: two apps on one window, of which the guest looks at the second. */
import { act } from '@testing-library/react'
import { give } from '../give.ts'

/** Takes what the tab shows out of the page: it goes on in the background. Its dialogs have to be closed. */
export function toBackground(): void {
  for (const container of [...document.body.children]) container.remove()
  // Each tab has a session storage of its own.
  sessionStorage.clear()
}

/** Both tabs hear that local storage has changed, as the browser tells it. */
export const hear = () => act(() => void window.dispatchEvent(new StorageEvent('storage', { key: null })))

/** The browser's Web Locks, as far as the app uses them: one holder of a name at a time. */
export function giveLocks(): { held: () => string[] } {
  const held: string[] = []
  const turns = new Map<string, Promise<unknown>>()
  const request = (name: string, { signal }: { signal: AbortSignal }, work: () => Promise<void>) => {
    const refused = new Promise<never>((_, refuse) => {
      signal.addEventListener('abort', () => refuse(new DOMException('', 'AbortError')))
    })
    const turn = (turns.get(name) ?? Promise.resolve()).then(async () => {
      if (signal.aborted) return
      held.push(name)
      await work()
      held.splice(held.indexOf(name), 1)
    })
    turns.set(name, turn)
    return Promise.race([turn, refused])
  }
  give(window.navigator, 'locks', { request, query: async () => ({ held: held.map((name) => ({ name })) }) })
  return { held: () => [...held] }
}
