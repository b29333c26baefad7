// The notices at the lower edge, in every language, in large text on narrow phones.
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { languageKeys, localeOf } from '../../src/domains/language/languages.ts'
import { testLimitMs } from '../tools/limits.ts'
import { textsOf } from '../unit/locales/readCatalogue.ts'
import { guest, startHotel } from './harness/index.ts'
import { dispatch } from './harness/storeOf.ts'
import { arrive } from './journeys.ts'

const event = { type: 'notices/looked' }
const stays = { closed: event }
const values = {
  ...{
    hotel: 'Grand Hotel Bellhop',
    item: 'Wiener Schnitzel',
    count: 12,
    title: 'The Long Shore',
    room: '101',
  },
  ...{ channel: 'World Report', time: '12:30', name: 'Bath' },
}

/** All texts that a notice has, with the buttons that it has then. */
const notices: readonly { text: string; [button: string]: unknown }[] = [
  { text: 'app.install.offer', stays, action: { label: 'app.install.add', event } },
  { text: 'app.install.byHand', stays },
  { text: 'epg.starting', stays, action: { label: 'epg.watch', event } },
  {
    ...{ text: 'shop.added.text', action: { label: 'shop.added.undo', event } },
    link: { label: 'shop.added.toCart', to: '/shop/cart' },
  },
  { text: 'cart.removed', action: { label: 'shop.added.undo', event } },
  ...[
    ...['again.gone', 'camera.missed', 'content.request.doubt', 'content.request.sent', 'courses.done'],
    ...['courses.failed', 'courses.fullText', 'epg.plays', 'errors.empty', 'errors.module', 'errors.request'],
    ...['home.lightsAreOff', 'order.errors.closed'],
    ...[
      'order.errors.notCheckedIn',
      'order.errors.refused',
      'order.errors.unexpected',
      'order.errors.unsent',
    ],
    ...['order.thanks', 'player.failed', 'order.placeFound', 'streaming.failed', 'vod.purchase.done'],
    ...['vod.purchase.errors.doubtful', 'vod.purchase.errors.failed', 'wakeUp.deleted'],
  ].map((text) => ({ text })),
]

interface Told {
  notice: object
  /** A part of its text, by which the page is known to show it. */
  words: string
}

/** Raises each notice, and lists what of it is outside the window, cut off, covered by a button or out of reach. */
const faultsOf = (page: Page, all: readonly Told[]): Promise<string[]> =>
  page.evaluate(async (given) => {
    const { storeOfApp } = window as { storeOfApp?: { dispatch: (action: unknown) => void } }
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    const find = (name: string) => document.querySelector<HTMLElement>(`.MuiSnackbarContent-${name}`)
    const found: string[] = []
    for (const { notice, words } of given) {
      storeOfApp?.dispatch({ type: 'notices/noticeRaised', payload: notice })
      for (let frames = 0; frames < 120 && !find('message')?.textContent?.includes(words); frames += 1)
        await frame()
      const [box, message] = [find('root'), find('message')]
      if (!box || !message?.textContent?.includes(words)) {
        found.push(`not shown: ${words}`)
        continue
      }
      const { left, right, top, bottom } = box.getBoundingClientRect()
      if (left < 0 || right > innerWidth || top < 0 || bottom > innerHeight) found.push(`outside: ${words}`)
      const parts = [message, ...box.querySelectorAll<HTMLElement>('a, button')]
      for (const part of parts) {
        const name = `${part.getAttribute('aria-label') ?? part.textContent} of ${words}`
        const edges = part.getBoundingClientRect()
        if (edges.left < left || edges.right > right) found.push(`outside: ${name}`)
        if (part.scrollWidth > part.clientWidth + 1) found.push(`cut: ${name}`)
        part.scrollIntoView({ block: 'nearest' })
        const seen = part.getBoundingClientRect()
        if (part !== message && (seen.top < top - 1 || seen.bottom > bottom + 1))
          found.push(`out of reach: ${name}`)
        for (const other of parts.slice(0, parts.indexOf(part))) {
          const one = other.getBoundingClientRect()
          const isBeside = one.right <= seen.left + 1 || seen.right <= one.left + 1
          if (!isBeside && one.bottom > seen.top + 1 && seen.bottom > one.top + 1)
            found.push(`covered: ${name}`)
        }
      }
    }
    return found
  }, all)

const longest = (parts: readonly string[]) =>
  parts.reduce((found, part) => (part.length > found.length ? part : found), '')

/** The longest part of a text without a placeholder. */
const partOf = (text: string) => longest(text.split(/\{\{.*?\}\}/)).trim()

/**
 * What is told in a language, each before all that waits. Notices without buttons have one layout, so that of them the
 * longest one and the one with the longest word stand for all.
 */
function toldIn(language: string): Told[] {
  const texts = textsOf(language)
  const told = notices.map((notice) => {
    const text = texts.get(notice.text) ?? texts.get(`${notice.text}_other`)
    if (!text) throw new Error(`There is no text ${notice.text}.`)
    return { notice: { ...notice, values, about: 'look', isFailure: true }, words: partOf(text), text }
  })
  const plain = told.filter(({ notice }) => !('action' in notice || 'link' in notice || 'stays' in notice))
  const most = (sizeOf: (text: string) => number) =>
    plain.reduce((found, one) => (sizeOf(one.text) > sizeOf(found.text) ? one : found))
  const kept = [most((text) => text.length), most((text) => longest(text.split(/\s+/)).length)]
  return told.filter((one) => kept.includes(one) || !plain.includes(one))
}

it(
  'REAL-12 each notice fits, with its buttons, into the narrowest phone in text of 200 %, in each of 50 languages',
  async () => {
    const { origin } = await startHotel()
    const { page } = await guest({
      ...{ width: 320, height: 640, isMobile: false, withStore: true, bypassCSP: true },
      allow: [/menu_|404/],
    })
    await arrive(page, origin)
    const found: Record<string, string[]> = {}
    for (const [size, width, languages] of [
      ['150%', 360, ['de', 'fi', 'el']],
      ['200%', 320, languageKeys],
    ] as const) {
      await page.setViewportSize({ width, height: 640 })
      await page.evaluate((to) => document.documentElement.style.setProperty('font-size', to), size)
      for (const language of languages) {
        await dispatch(page, { type: 'language/languageChosen', payload: language })
        await page.locator(`html[lang="${localeOf(language)}"]`).waitFor({ state: 'attached' })
        const faults = await faultsOf(page, toldIn(language))
        if (faults.length > 0) found[`${language}, ${size}`] = faults
      }
    }
    expect(found).toEqual({})
  },
  2 * testLimitMs,
)
