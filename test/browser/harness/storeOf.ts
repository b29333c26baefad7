// The running app's store, for what a journey cannot reach yet: a film that another screen will offer.
import type { Page } from 'playwright-core'

interface Fiber {
  memoizedProps?: { store?: { dispatch?: (action: unknown) => void } } | null
  child?: Fiber | null
}

/** Dispatches an event in the page, as a saga of the app would. */
export async function dispatch(page: Page, action: { type: string; payload?: unknown }): Promise<void> {
  await page.evaluate((given) => {
    const root = document.getElementById('root')
    const key = Object.keys(root ?? {}).find((name) => name.startsWith('__reactContainer'))
    let fiber: Fiber | null | undefined = key ? (root as unknown as Record<string, Fiber>)[key] : null
    while (fiber && !fiber.memoizedProps?.store?.dispatch) fiber = fiber.child
    if (!fiber?.memoizedProps?.store?.dispatch) throw new Error('no store in this page')
    fiber.memoizedProps.store.dispatch(given)
  }, action)
}
