import { inTab, presentTab, type TabContext } from './randomContext.ts'

/** The browser's locks, each held by one tab until it is released or its tab is gone. */
export function createLocks() {
  interface Request {
    tab: TabContext | undefined
    begin: () => void
  }
  const queues = new Map<string, Request[]>()
  const leave = (name: string, request: Request) => {
    const queue = queues.get(name) ?? []
    const wasFirst = queue[0] === request
    const rest = queue.filter((other) => other !== request)
    queues.set(name, rest)
    if (wasFirst) rest[0]?.begin()
  }
  return {
    request: (name: string, { signal }: { signal: AbortSignal }, work: () => Promise<void>) =>
      new Promise<void>((resolve, reject) => {
        const tab = presentTab()
        let isBegun = false
        const request: Request = {
          tab,
          begin() {
            isBegun = true
            const end = () => {
              leave(name, request)
              resolve()
            }
            const run = () => void work().then(end)
            if (tab) inTab(tab, run)
            else run()
          },
        }
        const queue = queues.get(name) ?? []
        queues.set(name, [...queue, request])
        signal.addEventListener('abort', () => {
          if (isBegun) return
          leave(name, request)
          reject(signal.reason)
        })
        tab?.endings.push(() => leave(name, request))
        if (queue.length === 0) request.begin()
      }),
    query: async () => ({
      held: [...queues].filter(([, queue]) => queue.length > 0).map(([name]) => ({ name })),
    }),
  }
}
