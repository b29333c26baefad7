/** The steps of a run, with their weights: what a guest does, and what the world does to what they send. */
import { doubtSettled } from '../../../src/core/sending/slice.ts'
import { languageChosen } from '../../../src/domains/language/slice.ts'
import { logoutRequested } from '../../../src/domains/session/slice.ts'
import { languages } from './randomCode.ts'
import { guestNames } from './randomHotel.ts'
import { kinds, wordIn } from './randomKinds.ts'
import { messageFaults } from './randomNetwork.ts'
import { course } from './randomSales.ts'
import { passTime, shiftClock, sleep } from './randomTime.ts'
import type { Moment, Page, Run } from './randomWorld.ts'

export interface Step {
  weight: number
  name: string
  /** Drawn more often while something that the guest has sent is like this. */
  during?: readonly Moment[]
  /** Returns what was done, for the log. */
  act: (page: Page) => Promise<string> | string
  isPossible?: (page: Page) => boolean
}

/** Steps of the guest who has this page before them. */
function guestSteps(run: Run): Step[] {
  const { chance, network, pages, model, stays, world } = run
  const isGuest = (page: Page) => run.guestIn(page) !== undefined
  const mayPress = (page: Page) => isGuest(page) && !run.isAsked(page)
  const canPress = (page: Page) => mayPress(page) && page.kind.press(page.tab) !== null
  /** Mostly words that were never written before; else the last ones again, in another tab or kind, too. */
  function words(page: Page) {
    if (run.words === 0 || !chance.isTrue(pages.length > 1 ? 0.35 : 0.15)) run.words += 1
    return `${run.guestIn(page)}${run.words}`
  }
  function fillIn(page: Page) {
    const text = words(page)
    page.kind.fillIn(page.tab, text, chance.below(6))
    return text
  }
  const gone = 'a dialog has come, or the guest has gone'
  /** Goes to any form, and fills it in. Courses alone are booked by a request, which has statuses of its own. */
  async function prepare(page: Page) {
    const isRequest = /^50[24]/.test(network.armed() ?? '') && chance.isTrue(0.6)
    await run.show(page, isRequest ? course : chance.oneOf(kinds))
    return mayPress(page) ? `${page.kind.name} ${fillIn(page)}` : null
  }
  const mayRepeat = (page: Page) => mayPress(page) && run.knownDoubts(page).length > 0
  /** Goes to one of the places about which the guest reads a doubt in any tab. Returns what was sent from there. */
  async function goToDoubt(page: Page) {
    const doubts = run.knownDoubts(page)
    const doubt = doubts[chance.below(doubts.length)]
    const text = doubt ? run.nameOf(doubt) : ''
    const kind = kinds.find(({ name }) => text.startsWith(`${name} `))
    if (!doubt || !kind) return null
    await run.show(page, kind, doubt.path)
    return mayPress(page) ? text : null
  }
  return [
    {
      weight: 30,
      name: 'fill in and send',
      isPossible: mayPress,
      async act(page) {
        const text = await prepare(page)
        return text ? `${text}: ${run.press(page, chance.isTrue(0.2) ? 2 : 1)}` : gone
      },
    },
    { weight: 12, name: 'press again', isPossible: canPress, act: (page) => run.press(page) },
    {
      weight: 20,
      name: 'go to what is in doubt, and press',
      isPossible: mayRepeat,
      async act(page) {
        const text = await goToDoubt(page)
        if (!text) return gone
        if (page.kind.reopen) page.kind.reopen(page.tab, text)
        else page.kind.fillIn(page.tab, wordIn(text).replace('-', ''), 0)
        return run.press(page)
      },
    },
    {
      weight: 10,
      name: 'change what is in doubt, and press',
      isPossible: mayRepeat,
      act: async (page) => ((await goToDoubt(page)) ? `${fillIn(page)}: ${run.press(page)}` : gone),
    },
    {
      weight: 5,
      name: 'change and press',
      isPossible: canPress,
      act: (page) => `${fillIn(page)}: ${run.press(page)}`,
    },
    { weight: 30, name: 'answer yes', isPossible: run.isAsked, act: (page) => run.answer(page, true) },
    { weight: 10, name: 'answer no', isPossible: run.isAsked, act: (page) => run.answer(page, false) },
    {
      weight: 2,
      name: 'close the dialog',
      during: ['under way'],
      act(page) {
        page.kind.close(page.tab)
        return page.kind.name
      },
    },
    {
      weight: 3,
      name: 'go elsewhere',
      during: ['under way'],
      act(page) {
        page.tab.go('/flightinfo')
        return ''
      },
    },
    {
      weight: 3,
      name: 'come back',
      during: ['under way'],
      async act(page) {
        await run.show(page, page.kind)
        return page.kind.name
      },
    },
    {
      weight: 3,
      name: 'reload',
      during: ['under way', 'in doubt'],
      async act(page) {
        await run.reload(page)
        return ''
      },
    },
    {
      weight: 5,
      name: 'press, and reload at once',
      isPossible: mayPress,
      async act(page) {
        if (!canPress(page) && !(await prepare(page))) return gone
        const pressed = run.press(page)
        const ms = chance.oneOf([0, 5, 30, 100, 300])
        await passTime(ms)
        await run.reload(page)
        return `${pressed}, after ${ms} ms`
      },
    },
    {
      weight: 5,
      name: 'open a second tab',
      during: ['under way', 'in doubt'],
      isPossible: () => pages.length < 2,
      async act() {
        pages.push(await run.open())
        run.front = pages.length - 1
        return ''
      },
    },
    {
      weight: 5,
      name: 'take the other tab',
      during: ['under way', 'in doubt'],
      isPossible: () => pages.length > 1,
      act() {
        run.front += 1
        run.present().tab.look()
        return ''
      },
    },
    {
      weight: 2,
      name: 'close the tab',
      during: ['under way', 'in doubt'],
      async act(page) {
        run.end(page)
        pages.splice(pages.indexOf(page), 1)
        if (pages.length === 0) pages.push(await run.open())
        run.front = 0
        run.present().tab.look()
        return ''
      },
    },
    {
      weight: 3,
      name: 'choose the language',
      during: ['under way'],
      isPossible: mayPress,
      act(page) {
        const key = chance.oneOf(languages)
        page.tab.dispatch(languageChosen(key))
        return key
      },
    },
    {
      weight: 1,
      name: 'sign out, and another guest signs in',
      isPossible: isGuest,
      async act(page) {
        const guest = run.guestIn(page)
        if (guest) stays.mayEnd(guest)
        page.tab.dispatch(logoutRequested())
        await run.settle(1000)
        await run.signIn(run.present(), guest === 'anna' ? 'jonas' : 'anna')
        return `was ${guest}`
      },
    },
    {
      weight: 3,
      name: 'ask reception',
      isPossible: (page) => mayPress(page) && run.doubtsIn(page).length > 0,
      act(page) {
        const [doubt] = run.doubtsIn(page)
        if (!doubt) return ''
        const content = `${page.guest}/${run.nameOf(doubt)}`
        model.learned(content, world.records().counts.get(content) ?? 0)
        page.tab.dispatch(doubtSettled(doubt))
        return content
      },
    },
  ]
}

/** What the network and the hotel do. */
function worldSteps({ browser, chance, code, model, network, stays, world }: Run): Step[] {
  const done = (act: () => void) => () => {
    act()
    return ''
  }
  return [
    {
      weight: 24,
      name: 'of the next message',
      isPossible: () => network.armed() === null,
      act() {
        const fault = chance.oneOf(messageFaults)
        network.arm(fault)
        return fault
      },
    },
    { weight: 2, name: 'the channel is dropped', during: ['under way'], act: done(network.dropAll) },
    { weight: 2, name: 'the socket is half-open', during: ['under way'], act: done(network.silence) },
    { weight: 1, name: 'the network is cut', during: ['under way'], act: done(network.cut) },
    { weight: 20, name: 'the network works', isPossible: network.isBroken, act: done(network.restore) },
    { weight: 2, name: 'the storage is full', isPossible: () => !browser.isFull(), act: done(browser.fill) },
    {
      weight: 1,
      name: 'the storage refuses',
      isPossible: () => !browser.isFull(),
      act: done(browser.refuse),
    },
    {
      weight: 1,
      name: 'the session storage refuses',
      isPossible: () => !browser.isFull(),
      act: done(browser.refuseSession),
    },
    {
      weight: 1,
      name: 'the browser keeps nothing',
      isPossible: () => !browser.isFull(),
      act: done(browser.keepNothing),
    },
    { weight: 4, name: 'the storage has room', isPossible: browser.isFull, act: done(browser.giveRoom) },
    { weight: 2, name: 'a chunk is gone', isPossible: () => !code.isGone(), act: code.lose },
    { weight: 8, name: 'the chunks are there', isPossible: code.isGone, act: done(code.restore) },
    {
      weight: 1,
      name: 'the hotel errs at a sign-in',
      act: done(world.errAtSignIn),
    },
    { weight: 1, name: 'the hotel restarts its channel', during: ['under way'], act: done(world.restart) },
    { weight: 3, name: 'a frame arrives', act: network.garble },
    { weight: 1, name: 'the device sleeps for an hour', act: done(sleep) },
    {
      weight: 1,
      name: 'the clock of the device goes',
      act() {
        const hours = chance.oneOf([-5, -1, 1, 5])
        shiftClock(hours)
        return `${Math.abs(hours)} h ${hours < 0 ? 'back' : 'on'}`
      },
    },
    {
      weight: 1,
      name: 'the shop',
      act() {
        const isOpen = chance.isTrue(0.6)
        world.shop(isOpen)
        return isOpen ? 'opens' : 'closes'
      },
    },
    { weight: 2, name: 'a course is', act: () => world.fillOrFree(chance) },
    {
      weight: 1,
      name: 'the desk checks out',
      act() {
        const guest = chance.oneOf(guestNames)
        const isBack = chance.isTrue(0.6)
        stays.mayEnd(guest)
        world.checkOut(guest)
        model.forgotten(guest)
        if (isBack) world.checkIn(guest)
        return `${guest}${isBack ? ', and in again' : ''}`
      },
    },
  ]
}

export const stepsOf = (run: Run): Step[] => [
  ...guestSteps(run),
  ...worldSteps(run),
  {
    weight: 6,
    name: 'a while passes',
    async act() {
      const seconds = run.chance.oneOf([8, 35, 70])
      await run.settle(seconds * 1000)
      return `${seconds} s`
    },
  },
]
