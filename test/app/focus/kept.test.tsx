/** A control that goes away hands the focus on: it never falls back to the top of the page. */
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { keepFocus } from '../../../src/shell/focus/keptFocus.ts'
import { openCourses, openStrength } from '../courses/helpers.ts'
import { openSignedInAt } from '../harness.tsx'
import { counter, heading, openShop } from '../shop/openShop.ts'

const focused = () => document.activeElement
const focusedName = () => focused()?.getAttribute('aria-label') ?? focused()?.textContent
const expectFocus = (name: string | RegExp) => waitFor(() => expect(focusedName()).toMatch(name))

/** Presses a control as a keyboard does, once the app has loaded what it loads with the first focus. */
async function press(
  { user }: Pick<Awaited<ReturnType<typeof openSignedInAt>>, 'user'>,
  control: HTMLElement,
) {
  control.focus()
  await vi.dynamicImportSettled()
  await user.keyboard('{Enter}')
}

const line = (cartId: number, id: string, title: string) => ({
  id,
  item_id: id,
  shopId: 1,
  shop_item_title: title,
  price: 4.2,
  cartId,
  quantity: 1,
  sub_items: [],
})

async function openCartOfTwo() {
  const lines = [line(1, '1053', 'Mineral water'), line(2, '1054', 'Orange juice')]
  localStorage.setItem('shop-cart-items', JSON.stringify(lines))
  localStorage.setItem('shop-cart-titles', '{"1":"Room service"}')
  localStorage.setItem('shop-list', '[{"id":1}]')
  const app = await openShop('/shop/cart')
  await heading('Cart')
  return app
}

const remove = (name: string) => screen.getByRole('button', { name: `Remove ${name}` })

it('a line of the cart that is removed hands the focus to the next one, the last to the heading, and Undo brings it back', async () => {
  const app = await openCartOfTwo()
  await press(app, remove('Mineral water'))
  await expectFocus(/^Remove Orange juice$/)
  await press(app, await screen.findByRole('button', { name: 'Undo' }))
  await expectFocus(/^Remove Mineral water$/)
  await press(app, remove('Orange juice'))
  await expectFocus(/^Remove Mineral water$/)
  await press(app, remove('Mineral water'))
  await expectFocus(/^Cart$/)
})

it('one less than one removes the line, and hands the focus on as well', async () => {
  const app = await openCartOfTwo()
  await press(app, counter('Mineral water').less())
  await expectFocus(/Orange juice$/)
})

it('a wake-up that is deleted hands the focus to the heading, and Undo brings it back', async () => {
  const app = await openSignedInAt('/wakeUp')
  await app.user.click(await screen.findByRole('button', { name: /^Wake me at / }))
  const region = within(await screen.findByRole('region', { name: 'Your wake-ups' }))
  await press(app, region.getByRole('button', { name: /^Delete the wake-up/ }))
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Your wake-ups' })).toBeNull())
  await waitFor(() => expect(focused()?.matches('h1, h2')).toBe(true))
  await press(app, await screen.findByRole('button', { name: 'Undo' }))
  await expectFocus(/^Delete the wake-up/)
})

it('a message that is deleted, after a question, hands the focus to the next one', async () => {
  const app = await openSignedInAt('/tv-message')
  const list = within(await screen.findByRole('region', { name: 'Messages' }))
  const [first, second] = await list.findAllByRole('button', { name: /^Delete: / })
  const next = second?.getAttribute('aria-label') ?? 'none'
  await press(app, first as HTMLElement)
  await press(app, await screen.findByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(focusedName()).toBe(next))
})

it('a course that is booked leaves the focus in its dialog', async () => {
  const app = await openCourses()
  const dialog = await openStrength(app)
  await press(app, dialog.getByRole('button', { name: 'Book' }))
  await screen.findByText('Your course is booked.')
  await waitFor(() => expect(focused()?.closest('[role="dialog"]')).not.toBeNull())
})

it('a press beside all controls leaves the focus where the browser puts it', async () => {
  const app = await openCartOfTwo()
  remove('Mineral water').focus()
  await app.user.click(document.body)
  expect(focused()).toBe(document.body)
  // Something else on the page changes.
  document.body.append(document.createElement('div'))
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  expect(focused()).toBe(document.body)
})

it('a screen that changes below an open dialog leaves the focus there, and its heading never has it', async () => {
  const app = await openSignedInAt('/language')
  await screen.findByRole('heading', { level: 1, name: 'Language' })
  await app.desk.tell('message', { room: '101', text: 'Your taxi is here.' })
  const dialog = await screen.findByRole('dialog')
  await waitFor(() =>
    expect(dialog.contains(focused()), `focused: ${focused()?.outerHTML.slice(0, 200)}`).toBe(true),
  )
  const headings: EventTarget[] = []
  const note = ({ target }: FocusEvent) => {
    if (target instanceof HTMLHeadingElement && !dialog.contains(target)) headings.push(target)
  }
  document.addEventListener('focusin', note)
  app.services.history.go('/sleeptimer')
  await screen.findByText('Sleep timer', { selector: 'h1' })
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  document.removeEventListener('focusin', note)
  expect(headings).toEqual([])
  expect(dialog.contains(focused()), `focused: ${focused()?.outerHTML.slice(0, 200)}`).toBe(true)
})

it('a control that has gone with its screen hands nothing on in the next one', async () => {
  const stop = keepFocus()
  document.body.innerHTML = '<main id="content"><h1>Before</h1><button>Book</button></main>'
  screen.getByRole('button', { name: 'Book' }).focus()
  window.history.pushState(null, '', '/ONEapp/next')
  document.body.innerHTML = '<main id="content"><h1>Next</h1><button>Leave</button></main>'
  await new Promise((resolve) => setTimeout(resolve, 120))
  expect(focused()).toBe(document.body)
  stop()
})
