// Access to the running app's store, for state that no user journey reaches. The app exposes the store through the hook
// of Redux DevTools.
import type { BrowserContext, Page } from 'playwright-core'

interface Store {
  dispatch: (action: unknown) => void
}
type CreateStore = (...given: unknown[]) => Store
type Enhancer = (next: CreateStore) => CreateStore

interface StoreWindow {
  __REDUX_DEVTOOLS_EXTENSION_COMPOSE__?: () => (...enhancers: Enhancer[]) => Enhancer
  storeOfApp?: Store
}

/** Takes effect with the next page load. */
export async function keepStore(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const page = window as StoreWindow
    page.__REDUX_DEVTOOLS_EXTENSION_COMPOSE__ =
      () =>
      (...enhancers) =>
      (createStore) =>
      (...given) => {
        const enhanced = enhancers.reduceRight((next, enhance) => enhance(next), createStore)
        page.storeOfApp = enhanced(...given)
        return page.storeOfApp
      }
  })
}

/** Dispatches an event in the page, as a saga of the app would do. */
export async function dispatch(page: Page, action: { type: string; payload?: unknown }): Promise<void> {
  await page.evaluate((given) => {
    const { storeOfApp } = window as StoreWindow
    if (!storeOfApp) throw new Error('The page has handed out no store: open its guest with withStore.')
    storeOfApp.dispatch(given)
  }, action)
}
