import type { Page } from 'playwright-core'

/**
 * Lets the page count as occupied. A clock that a test moves runs past the hotel's signs of life, so that the channel
 * seems lost: a page that nothing occupies would load anew once it is back (RT-27).
 */
export const stayOnPage = (page: Page): Promise<void> =>
  page.evaluate(() => document.documentElement.setAttribute('data-prevents-reload', ''))
