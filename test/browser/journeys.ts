import type { Page } from 'playwright-core'

/** The address that a guest of a property opens. */
export const start = (origin: string, property: '1' | '2' = '1', rest = '') =>
  `${origin}/ONEapp/?property=${property}&theme=${property}${rest}`

/** Signs in as a guest would, and waits for home. */
export async function signIn(page: Page, room = '101', name = 'Berger') {
  await page.getByLabel('Room').fill(room)
  await page.getByLabel('Last name').fill(name)
  await page.getByRole('checkbox', { name: /terms and conditions/ }).check()
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.getByRole('heading', { level: 1, name: /^Good / }).waitFor()
}

interface Arrival {
  property?: '1' | '2'
  room?: string
  name?: string
  /** Further parameters of the address. */
  rest?: string
}

/** Signs in by the address alone and waits for home, for tests that are not about the sign-in form. */
export async function arrive(
  page: Page,
  origin: string,
  { property, room = '101', name = 'Berger', rest = '' }: Arrival = {},
) {
  await page.goto(start(origin, property, `${rest}&autologin=1&room=${room}&name=${name}`))
  await page.getByRole('heading', { level: 1, name: /^Good / }).waitFor()
}

/**
 * Goes from home to the cart, with a burger "medium" with bacon.
 * @param look called on each screen on the way
 */
export async function chooseBurger(page: Page, look = async (_screen: string) => {}) {
  await page.getByRole('link', { name: /^Room service/ }).click()
  await page
    .getByRole('link', { name: 'Main dishes' })
    .or(page.getByRole('button', { name: 'Main dishes' }))
    .first()
    .click()
  // The list of all groups has a burger too: waits until it is gone, so that the click does not hit a replaced element.
  await page.getByRole('heading', { name: 'Breakfast', exact: true }).waitFor({ state: 'hidden' })
  await look('shop')
  await page.getByRole('link', { name: /^Burger/ }).click()
  await page.getByRole('radio', { name: /Medium/ }).waitFor()
  await look('dish')
  await page.getByRole('radio', { name: /Medium/ }).check()
  await page.getByRole('checkbox', { name: /Bacon/ }).check()
  await look('chosen dish')
  await page.getByRole('button', { name: /^Add to cart/ }).click()
  const added = page.getByRole('dialog', { name: 'Added to your cart' })
  await added.waitFor()
  // Waits until the dish has navigated back to the list.
  await page.getByRole('radio', { name: /Medium/ }).waitFor({ state: 'detached' })
  await added.getByRole('button', { name: 'Continue shopping' }).click()
  await added.waitFor({ state: 'detached' })
  await look('shop with a cart')
  await page.getByRole('link', { name: /^View cart/ }).click()
  await page.getByRole('button', { name: /^Send order/ }).waitFor()
}

/** Opens the question before the check-out. */
export async function askToCheckOut(page: Page) {
  await page.getByRole('button', { name: 'Guest menu' }).click()
  await page.getByRole('menuitem', { name: 'Check out' }).click()
  return page.getByRole('dialog', { name: 'Check out?' })
}

/** Checks out of a demo, up to the dialog that ends it. */
export async function endDemo(page: Page, origin: string) {
  await page.goto(`${origin}/ONEapp/?property=1&theme=1&mode=demo`)
  await page.getByRole('heading', { level: 1, name: /^Good/ }).waitFor()
  const dialog = await askToCheckOut(page)
  await dialog.getByRole('button', { name: 'Check out' }).click()
  await page.getByRole('dialog', { name: 'You are checked out' }).waitFor()
}
