import { expect, it } from 'vitest'
import { startHotel } from './harness/index.ts'
import { hasOldChromium, oldTelevision } from './harness/oldChromium.ts'

it.skipIf(!hasOldChromium)('shows the sign-in screen on a television of 2020 (Chromium 69)', async () => {
  const hotel = await startHotel()
  const { goto, evaluate, until, complaints } = await oldTelevision()
  await goto(`${hotel.app}/login`)
  await until("document.querySelector('h1') && document.querySelectorAll('input').length > 1")
  // Proves that the browser is old: it has no Array.prototype.at; queueMicrotask is the page's shim for libraries.
  expect(await evaluate('[typeof [].at, typeof queueMicrotask]')).toEqual(['undefined', 'function'])
  const [width, overflow] = await evaluate<[number, number]>(
    '[innerWidth, document.documentElement.scrollWidth - innerWidth]',
  )
  expect(width).toBe(1920)
  expect(overflow).toBeLessThanOrEqual(0)
  expect(complaints).toEqual([])
})

/** A television of 2020 at the hotel's address, with the actions of its guest. */
async function atTelevision() {
  const hotel = await startHotel()
  const set = await oldTelevision()
  const { evaluate, until } = set
  const find = (selector: string, text: string) =>
    `[...document.querySelectorAll(${JSON.stringify(selector)})].find((item) => new RegExp(${JSON.stringify(text)}).test(item.getAttribute('aria-label') || item.textContent))`
  /** Waits for the control whose name matches the text, and clicks it. */
  const press = async (text: string, selector = 'a, button, label') => {
    await until(find(selector, text))
    await evaluate(`${find(selector, text)}.click()`)
  }
  const headed = (text: string) => until(find('h1', text))
  const write = async (name: string, text: string) => {
    await until(`document.querySelector('input[name="${name}"]')`)
    // After any key, the screen no longer moves the focus to its first control.
    await set.press('Shift')
    await evaluate(`document.querySelector('input[name="${name}"]').focus()`)
    await set.type(text)
  }
  const fits = async () => {
    const overflow = await evaluate<number>('document.documentElement.scrollWidth - innerWidth')
    expect(overflow).toBeLessThanOrEqual(0)
  }
  return { ...set, key: set.press, hotel, press, headed, write, fits, find }
}

it.skipIf(!hasOldChromium)(
  'PROD-01 a guest signs in, darkens the room, orders a burger and reads the guide on a television of 2020 (Chromium 69)',
  async () => {
    const tv = await atTelevision()
    const { hotel, goto, press, headed, write, fits, until, evaluate, find, complaints } = tv
    await goto(`${hotel.app}/?property=1&theme=1&mode=tv`)
    await write('room', '101')
    await write('name', 'Berger')
    await evaluate('document.querySelector(\'input[type="checkbox"]\').click()')
    await press('^Sign in$', 'button')
    await headed('^Good ')
    await fits()

    // The rail is beside home, whose first tile has the focus: the keys of the remote control reach both.
    await until("document.querySelector('header nav a[aria-current]')")
    await until(find('[role="switch"]', 'All lights'))
    const isAtFirst = 'document.activeElement === document.querySelector("main ul > li > a")'
    await until(isAtFirst)
    await tv.key('ArrowLeft')
    await until("document.activeElement.closest('header')")
    await tv.key('ArrowRight')
    await until(isAtFirst)
    await evaluate(`${find('[role="switch"]', 'All lights')}.click()`)
    await until(`${find('[role="switch"]', 'All lights')}.getAttribute('aria-checked') === 'false'`)
    await expect
      .poll(() => hotel.desk.room('101'))
      .toMatchObject({ controls: { zentral: { 'lights.all': false } } })

    await press('^Room control$', 'header a')
    await headed('^Room control$')
    await until(find('[role="tab"][aria-selected="true"]', 'Living room'))
    await fits()

    await goto(`${hotel.app}/shop/flow/1`)
    await headed('^Room service$')
    await press('^Main dishes')
    await press('^Burger', 'main a')
    await headed('^Burger$')
    await press('^Medium', 'label')
    await fits()
    await press('^Add to cart', 'button')
    await headed('^Room service$')
    await press('^Go to cart', 'button')
    await headed('^Cart$')
    await press('^Send order', 'button')
    await until("document.body.textContent.includes('Thank you')")
    expect(await hotel.desk.orders()).toHaveLength(1)

    await goto(`${hotel.app}/epg`)
    await until('document.querySelector(\'[role="grid"] [data-state="now"]\')')
    await fits()
    expect(complaints).toEqual([])
  },
)
