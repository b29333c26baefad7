/** Puts itself between the app and the simulated hotel, and changes what the hotel answers. */
import type { Hostile } from '../../unit/fuzz/hostile.ts'
import { give } from '../give.ts'

/** How many of the answers are changed. */
const share = 0.6

/** The answer that says who is signed in stays as it is: the screens of a guest are meant. */
const isKept = (text: string) => text.includes('"SQMOD_Auth"')

/** @returns how many answers have been changed so far */
export function makeHostile(hostile: Hostile): { changed: () => number } {
  let changed = 0

  function changedFrame(text: string): string {
    if (isKept(text) || !text.includes('"payload"') || hostile.next() > share) return text
    const { dispatch, payload } = JSON.parse(text.slice(1, -1))
    changed += 1
    const { status, root, ...rest } = payload ?? {}
    const other = root === undefined ? hostile.changed(rest) : { root: hostile.changed(root) }
    const next = hostile.next() < 0.9 && typeof other === 'object' ? { status, ...other } : hostile.value()
    return `\u0002${JSON.stringify({ dispatch, payload: next })}\u0003`
  }

  const Real = globalThis.WebSocket
  class Between extends Real {
    override addEventListener(type: string, listener: unknown, options?: boolean | AddEventListenerOptions) {
      const hear = listener as (event: Event) => void
      const heard =
        type === 'message'
          ? (event: Event) =>
              hear(new MessageEvent('message', { data: changedFrame((event as MessageEvent<string>).data) }))
          : hear
      super.addEventListener(type as 'message', heard, options)
    }
  }
  give(globalThis, 'WebSocket', Between)

  const { fetch } = globalThis
  give(globalThis, 'fetch', async (input: string | URL | Request, init?: RequestInit) => {
    const answer = await fetch(input, init)
    const isDesk = String(input instanceof Request ? input.url : input).includes('/desk/')
    const isJson = answer.headers.get('content-type')?.includes('json') === true
    if (isDesk || !answer.ok || !isJson || hostile.next() > share) return answer
    changed += 1
    return new Response(JSON.stringify(hostile.changed(await answer.json())) ?? '', { status: answer.status })
  })
  return { changed: () => changed }
}
