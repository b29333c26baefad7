// The running app's store, for what a journey cannot reach yet: a film that another screen will offer. The app hands
// it out as it does to Redux DevTools.
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

/** From the next page on. */
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

/** Dispatches an event in the page, as a saga of the app would. */
export async function dispatch(page: Page, action: { type: string; payload?: unknown }): Promise<void> {
  await page.evaluate((given) => {
    const { storeOfApp } = window as StoreWindow
    if (!storeOfApp) throw new Error('The page has handed out no store: open its guest with withStore.')
    storeOfApp.dispatch(given)
  }, action)
}
