import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { selectTheme } from '../../src/domains/theme/slice.ts'
import { openApp, openHotel, openSignedIn } from './harness.tsx'
import { restoreRealTimers } from './realTimers.ts'
import { readStyles } from './rendering.ts'

// Asserts colours and sizes.
beforeEach(readStyles)

const drawer = async ({ user }: Pick<Awaited<ReturnType<typeof openApp>>, 'user'>) => {
  await user.click(await screen.findByRole('button', { name: 'Menu' }))
  return within(await screen.findByRole('navigation', { name: 'Menu' }))
}
const srcOf = (image: HTMLElement) => image.getAttribute('src')

it('THEME-08, THEME-09 the drawer has the logo of the skin’s menu at its head', async () => {
  const app = await openSignedIn()
  const logo = (await drawer(app)).getByRole('img', { name: 'Hotel Aurora' })
  expect(srcOf(logo)).toBe('/ONEapp/skins/aurora/logo.svg')
})

it('THEME-09 the login has the theme’s logo while the menu is not known', async () => {
  await openApp()
  await screen.findByLabelText('Room')
  const logo = await screen.findByRole('img', { name: 'Hotel Aurora' })
  expect(srcOf(logo)).toBe('/ONEapp/skins/aurora/mark.svg')
})

it('THEME-09 a logo that does not load gives way to the theme’s, and that to the name', async () => {
  const app = await openSignedIn()
  const head = await drawer(app)
  fireEvent.error(head.getByRole('img', { name: 'Hotel Aurora' }))
  const second = head.getByRole('img', { name: 'Hotel Aurora' })
  expect(srcOf(second)).toBe('/ONEapp/skins/aurora/mark.svg')
  fireEvent.error(second)
  expect(head.queryByRole('img', { name: 'Hotel Aurora' })).toBeNull()
  head.getByText('Hotel Aurora')
})

it('THEME-07, CONST-18 the logo is at most 360 px wide and keeps its proportions', async () => {
  await openApp()
  const logo = await screen.findByRole('img', { name: 'Hotel Aurora' })
  const { maxWidth, objectFit } = getComputedStyle(logo)
  expect([maxWidth, objectFit]).toEqual(['100%', 'contain'])
  expect(logo.parentElement && getComputedStyle(logo.parentElement).maxWidth).toBe('360px')
})

const consentColour = () => document.documentElement.style.getPropertyValue('--consent-colour')
const scripts = () => [...document.head.querySelectorAll('script')].map(({ src }) => src)

beforeEach(() => {
  document.documentElement.style.removeProperty('--consent-colour')
})
afterEach(() => {
  for (const script of document.head.querySelectorAll('script')) script.remove()
  restoreRealTimers()
})

/** Opens a hotel with a consent tool and these colours. */
async function withConsent(theme = {}) {
  const hotel = await openHotel()
  hotel.desk.property({
    id: '1',
    theme,
    systemValues: { consent_script_url: 'https://consent.example/tool.js' },
  })
  return hotel
}

it('THEME-05 gives the consent tool the theme’s colour', async () => {
  await openApp({ hotel: await withConsent() })
  await waitFor(() => expect(consentColour()).toBe('#8aaceb'))
})

it('THEME-05 gives it no colour that is none', async () => {
  const app = await openApp({ hotel: await withConsent() })
  await waitFor(() => expect(consentColour()).toBe('#8aaceb'))
  const theme = selectTheme(app.store.getState())
  app.store.dispatch({ type: 'theme/themeLoaded', payload: { ...theme, primary: 'url(evil)' } })
  await waitFor(() => expect(consentColour()).toBe(''))
})

it('THEME-06, CONST-13 loads the consent script once, one second after the last change', async () => {
  const app = await openApp({ hotel: await withConsent() })
  await waitFor(() => expect(app.store.getState().config.initialised).toBe(true))
  await waitFor(() => expect(consentColour()).not.toBe(''))
  vi.useFakeTimers()
  const repaint = (primary: string) => {
    const theme = selectTheme(app.store.getState())
    app.store.dispatch({ type: 'theme/themeLoaded', payload: { ...theme, primary } })
  }
  for (const primary of ['#112233', '#445566', '#778899']) {
    repaint(primary)
    await vi.advanceTimersByTimeAsync(900)
  }
  expect(scripts()).toEqual([])
  await vi.advanceTimersByTimeAsync(100)
  expect(scripts()).toEqual(['https://consent.example/tool.js'])
  repaint('#abcdef')
  await vi.advanceTimersByTimeAsync(1000)
  expect(scripts()).toHaveLength(1)
  expect(consentColour()).toBe('#abcdef')
})

it.each([
  ['none is configured', null],
  ['the address is no web page', 'javascript:alert(1)'],
])('THEME-06 loads no script where %s', async (_, address) => {
  const hotel = await openHotel()
  hotel.desk.property({ id: '1', systemValues: { consent_script_url: address } })
  const app = await openApp({ hotel })
  await waitFor(() => expect(app.store.getState().config.initialised).toBe(true))
  await screen.findByLabelText('Room')
  vi.useFakeTimers()
  const theme = selectTheme(app.store.getState())
  app.store.dispatch({ type: 'theme/themeLoaded', payload: { ...theme, primary: '#112233' } })
  await vi.advanceTimersByTimeAsync(2000)
  expect(scripts()).toEqual([])
})

const channels = (element: HTMLElement, name: 'color' | 'backgroundColor') =>
  getComputedStyle(element)[name].match(/\d+/g)?.map(Number).slice(0, 3)

it('THEME-01 the icons of the bar have the colour of its words', async () => {
  const hotel = await openHotel()
  hotel.desk.property({ id: '1', theme: { dark: false, toolbarBackground: '#0B2A4A', toolbarDark: true } })
  await openSignedIn({ hotel })
  const bar = (await screen.findByRole('button', { name: 'Menu' })).closest('header')
  if (!bar) throw new Error('no bar')
  expect(channels(bar, 'backgroundColor')).toEqual([0x0b, 0x2a, 0x4a])
  const buttons = within(bar).getAllByRole('button')
  expect(buttons.length).toBeGreaterThan(1)
  for (const button of [bar, ...buttons]) expect(channels(button, 'color')).toEqual([255, 255, 255])
})

it.each([
  [false, [0x21, 0x96, 0xf3], [0, 0, 0]],
  [true, [0x15, 0x65, 0xc0], [255, 255, 255]],
])(
  'THEME-03, CONST-31 a hotel without a colour has the blue of its shade (dark: %s)',
  async (dark, blue, ink) => {
    const hotel = await openHotel()
    hotel.desk.property({ id: '1', theme: { dark, primary: '' } })
    await openApp({ hotel })
    const action = await screen.findByRole('button', { name: 'Sign in' })
    expect(channels(action, 'backgroundColor')).toEqual(blue)
    expect(channels(action, 'color')).toEqual(ink)
  },
)
