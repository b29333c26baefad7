/** The world of a run: a browser with its tabs, the network, the hotel, and what the guests do and read. */
import Cookies from 'js-cookie'
import type { Attempt } from '../../../src/core/sending/attempt.ts'
import type { SendingState } from '../../../src/core/sending/slice.ts'
import { dialogClosed, selectDialog } from '../../../src/domains/dialogs/slice.ts'
import { selectSession, signInSubmitted } from '../../../src/domains/session/slice.ts'
import { orderErrors } from '../../../src/domains/shop/order/orderState.ts'
import { openBrowser } from './randomBrowser.ts'
import { createChance, seedTheApp } from './randomChance.ts'
import { openCode } from './randomCode.ts'
import { type GuestName, guestNames, guestOf, guests, openRunHotel } from './randomHotel.ts'
import type { Kind, Reading } from './randomKind.ts'
import { contentOf, kinds } from './randomKinds.ts'
import { createModel } from './randomModel.ts'
import { openNetwork, origin } from './randomNetwork.ts'
import { beginFilms } from './randomSales.ts'
import { createStays } from './randomStays.ts'
import { openTab, type Tab } from './randomTab.ts'
import { monotonic, passTime, startRunClock } from './randomTime.ts'

/** A page in a tab, with what the guest has done and read since it was loaded. */
export interface Page {
  tab: Tab
  /** The kind that the guest has before them. */
  kind: Kind
  /** Who is signed in, or was before the page was loaded again and knows who it is. */
  guest: GuestName | undefined
  /** Who is signed in in this page, as it is loaded now. */
  wasIn: GuestName | undefined
  /** Whether the page knows who is signed in, or that nobody is. */
  isKnown: boolean
  /** The browser kept nothing when the guest pressed here last. */
  isUnkeptPress: boolean
  /** The guest knows that this browser keeps nothing of what this page sends. */
  isUnkeptAccepted: boolean
  /** Who should be signed in in it. */
  expected: GuestName | undefined
  /** Content of the last press of each intent, whose outcome the guest reads. */
  pressed: Map<string, string>
  readings: Map<string, Reading>
  /** When each reading became "failed", as `presses` counts. */
  failedAt: Map<string, number>
  /** When each content was told to be sent. */
  toldAt: Map<string, number>
}

/** Shorter than anybody reads an outcome. */
const readingMs = 1000
/** What says again elsewhere that a content is sent. Orders stay in the cart's confirmation, films are the guest's. */
const noticeOf = (content: string): string | undefined => {
  if (/\/(?:request|pickup) /.test(content)) return 'content.request.sent'
  return content.includes('/course ') ? 'courses.done' : undefined
}

/** What is going on with something that the guest has sent. */
export type Moment = 'under way' | 'in doubt'

export type Run = Awaited<ReturnType<typeof openWorld>>

/** Notices about what was sent. */
const outcomes = [
  'order.thanks',
  'order.errors.unexpected',
  ...orderErrors.map((error) => `order.errors.${error}`),
  'content.request.sent',
  'content.request.doubt',
  'errors.request',
  'courses.done',
  'courses.failed',
  'courses.fullText',
  'vod.purchase.done',
  'vod.purchase.errors.doubtful',
  'vod.purchase.errors.failed',
]

/** The devices of the runs: mostly the guest's own, else the television of the room or the kiosk of the lobby. */
const modes = ['', '', 'tv', 'kiosk'] as const
export const modeOf = (seed: number) => modes[seed % modes.length] ?? ''

export async function openWorld(seed: number) {
  const mode = modeOf(seed)
  const start = `/?property=1&theme=1${mode && `&mode=${mode}`}`
  const chance = createChance(seed)
  startRunClock()
  seedTheApp(seed)
  beginFilms()
  const world = openRunHotel()
  const code = openCode(chance)
  const network = openNetwork(world.hotel, chance, () => browser.keepsNothing())
  const browser = openBrowser({ hasLocks: chance.isTrue(0.5) })
  const model = createModel()
  const pages: Page[] = []
  let tabs = 0
  /** A press that has to be asked about: nothing may leave the device before the answer. */
  let unasked: { page: Page; content: string; from: number } | null = null

  const guestIn = ({ tab }: Pick<Page, 'tab'>) => {
    const session = selectSession(tab.store.getState())
    return session.status === 'registered' ? guestOf(session.checkinData?.room) : undefined
  }
  const stays = createStays({
    isKiosk: mode === 'kiosk',
    find: (lapse, text) => model.find(lapse, text),
    guestIn,
    wasFull: () => browser.wasFull(),
    wasNothingKept: () => browser.wasNothingKept(),
  })
  const doubtsIn = ({ tab }: Pick<Page, 'tab'>) =>
    (tab.state<SendingState>('sending')?.attempts ?? []).filter(({ isInDoubt }) => isInDoubt)
  /** What each message that was begun says, by its id. */
  const begun = new Map<string, string>()
  const nameOf = ({ messageId }: Attempt) => {
    const sent = network.carried.find(({ id }) => id === messageId)
    return sent ? contentOf(sent.payload) : (begun.get(messageId) ?? 'unknown')
  }
  /** What the device keeps, in storage or in a cookie. */
  function stored(): { owner?: string; attempts?: Attempt[] } {
    return JSON.parse(Cookies.get('sending') ?? localStorage.getItem('sending') ?? '{}')
  }
  /** What the device keeps for the guest of this page, in whichever tab they have sent it. */
  function storedIn({ tab }: Page): Attempt[] {
    const { owner, attempts = [] } = stored()
    return owner === tab.state<SendingState>('sending')?.owner ? attempts : []
  }
  /** The doubts that the guest of this page can know of, from whichever tab. */
  function knownDoubts(page: Page): Attempt[] {
    const kept = storedIn(page).filter(({ isInDoubt }) => isInDoubt)
    return kept.length > 0 ? kept : doubtsIn(page)
  }
  function momentsOf(page: Page): Moment[] {
    const isUnderWay = [...page.readings.values()].includes('pending')
    return [
      ...(isUnderWay ? ['under way' as const] : []),
      ...(knownDoubts(page)[0] ? ['in doubt' as const] : []),
    ]
  }
  /** What this page alone knows of, because the browser has kept nothing. */
  const unstoredIn = (page: Page) =>
    (page.tab.state<SendingState>('sending')?.attempts ?? [])
      .filter(({ messageId }) => !storedIn(page).some((one) => one.messageId === messageId))
      .map((attempt) => `${page.guest}/${nameOf(attempt)}`)

  /** What was told so shortly before a page ended that nobody has read it: the next page has to say it. */
  const unread = new Set<string>()
  /** What other pages may say although nobody has pressed in them, because it is true: guest and text. */
  const retold = new Set<string>()

  /** Ends the page: what it alone knew of is not known any more. */
  function end(page: Page) {
    if (browser.wasNothingKept()) for (const content of unstoredIn(page)) model.unknown(content)
    for (const [content, at] of page.toldAt) {
      if (!browser.wasNothingKept() && monotonic() - at < readingMs && noticeOf(content)) {
        model.untold(content)
        unread.add(content)
      }
    }
    page.tab.kill()
  }

  /** Which page has pressed a content last; presses and readings are counted in their order. */
  const presses = new Map<string, { page: Page; at: number }>()
  let moment = 0

  const isAsked = ({ tab }: Page) => selectDialog(tab.store.getState()) !== null

  async function open(path = start, before?: Page): Promise<Page> {
    const session = before?.tab.context.session
    tabs += 1
    const tab = await openTab(browser, { origin, name: `page ${tabs}`, path, ...(session && { session }) })
    const { kind = kinds[0], guest } = before ?? {}
    const page: Page = {
      tab,
      kind,
      guest,
      wasIn: undefined,
      isKnown: false,
      isUnkeptPress: false,
      isUnkeptAccepted: false,
      expected: before?.expected,
      pressed: new Map(),
      readings: new Map(),
      failedAt: new Map(),
      toldAt: new Map(),
    }
    tab.store.subscribe(() => read(page))
    read(page)
    return page
  }

  /** Called with every change: an outcome that the guest reads is noted when it is there. */
  function read(page: Page) {
    const guest = guestIn(page)
    const isKnown = selectSession(page.tab.store.getState()).status !== 'fetching'
    if (isKnown) stays.read(page, guest)
    if (isKnown && (guest !== page.guest || !page.isKnown)) {
      // The session of whoever was here has ended, or that of whoever was on this device before, in a tab that is closed.
      for (const other of guestNames) if (other !== guest) model.forgotten(other)
      page.guest = guest
      page.isKnown = true
      page.isUnkeptAccepted = false
      page.pressed.clear()
    }
    for (const { intent, messageId } of page.tab.state<SendingState>('sending')?.attempts ?? []) {
      const pressed = page.pressed.get(intent)
      if (pressed && !begun.has(messageId)) begun.set(messageId, pressed.replace(/^\w+\//, ''))
    }
    const notices = page.tab.state<{ queue: { text: string }[] }>('notices')?.queue ?? []
    for (const content of unread)
      if (content.startsWith(`${page.guest}/`) && notices.some(({ text }) => text === noticeOf(content))) {
        unread.delete(content)
        model.told(content)
      }
    for (const kind of kinds)
      for (const [intent, reading] of Object.entries(kind.readings(page.tab))) {
        const before = page.readings.get(intent)
        page.readings.set(intent, reading)
        const content = page.pressed.get(intent)
        if (reading === 'failed' && before !== 'failed') page.failedAt.set(intent, ++moment)
        if (reading === 'sent' && before !== 'sent' && content) {
          model.told(content)
          page.toldAt.set(content, monotonic())
          retold.add(`${page.guest} ${noticeOf(content)}`)
        }
      }
    if (page.guest) for (const attempt of doubtsIn(page)) model.doubted(`${page.guest}/${nameOf(attempt)}`)
  }

  /** Holds what the guests read now against what the hotel has. */
  function check() {
    const { counts, strangers } = world.records()
    for (const text of strangers) model.find('lied', text)
    model.compare(counts)
    for (const page of pages) {
      const doubts = doubtsIn(page).map(({ intent }) => intent)
      for (const [intent, content] of page.pressed) {
        const isFailed = page.readings.get(intent) === 'failed' && !doubts.includes(intent)
        // What this page has said was true, and another one has sent it since: its outcome will be told.
        const last = presses.get(content)
        const isOld = last !== undefined && last.page !== page && last.at > (page.failedAt.get(intent) ?? 0)
        if (isFailed && !isOld && model.isDenied(content, counts.get(content) ?? 0))
          model.find('lied', `${page.tab.name} reads that ${content} has failed, and the hotel has it`)
      }
      checkOthers(page)
      checkNotices(page)
    }
  }

  function checkOthers(page: Page) {
    const guest = guestIn(page)
    const slices = ['sending', 'pickup', 'order', 'cart', 'notices', 'dialogs', 'courses', 'orders']
    const kept = JSON.stringify([...slices.map((slice) => page.tab.state(slice)), page.tab.context.session])
    for (const other of guestNames) {
      const [found] = new RegExp(`.{0,80}${other}\\d`).exec(kept) ?? []
      if (guest && other !== guest && found)
        model.find('lied', `${guest} finds words of ${other} in ${page.tab.name}: ${found}`)
    }
  }

  /** Where the browser keeps nothing, nothing leaves before the guest knows. Films can be read from the hotel. */
  let looked = 0
  function checkUnkept() {
    for (const { tab, payload, isUnkept } of network.carried.slice(looked)) {
      const page = pages.find((one) => one.tab.context === tab)
      const content = contentOf(payload)
      if (page && isUnkept && page.isUnkeptPress && !page.isUnkeptAccepted && !content.startsWith('film'))
        model.find('lied', `${content} left ${page.tab.name}, and nobody was told that nothing of it is kept`)
    }
    looked = network.carried.length
  }

  /** An outcome is told to nobody who has not pressed. */
  function checkNotices({ tab, pressed, guest }: Page) {
    const queue = tab.state<{ queue: { text: string }[] }>('notices')?.queue ?? []
    const told = queue.find(({ text }) => outcomes.includes(text))
    if (told && pressed.size === 0 && !retold.has(`${guest} ${told.text}`))
      model.find('lied', `${guest} reads ${told.text} in ${tab.name} unasked`)
  }

  function checkUnasked() {
    if (!unasked) return
    const { page, from, content } = unasked
    unasked = null
    const kindOf = (one: string) => one.split(' ')[0]
    const sent = network.carried
      .slice(from)
      .find(({ tab, payload }) => tab === page.tab.context && kindOf(contentOf(payload)) === kindOf(content))
    if (sent) model.find('doubled', `${content} left ${page.tab.name} unasked, or after "Not now"`)
  }

  async function reload(page: Page) {
    const path = page.tab.address()
    end(page)
    const next = await open(path, page)
    pages[pages.indexOf(page)] = next
  }

  function checkUnderWay({ tab, pressed, readings }: Page) {
    for (const [intent, content] of pressed)
      if (readings.get(intent) === 'pending')
        model.find('lied', `${tab.name} still reads that ${content} is under way`)
  }

  const notConnected = () =>
    pages.filter(({ tab }) => tab.state<{ state: string }>('channel')?.state !== 'connected')
  function checkConnected() {
    for (const { tab } of notConnected())
      model.find('away', `${tab.name} is not connected to the hotel, which is there again`)
  }

  /** What the hotel has, is told or in doubt, in each tab of the guest. */
  function checkDoubts() {
    const open = new Set<string>()
    const { attempts = [] } = stored()
    for (const guest of guestNames) {
      const own = pages.filter((page) => guestIn(page) === guest)
      const known = own.length > 0 ? own.flatMap(doubtsIn) : attempts
      for (const { intent } of known) open.add(`${guest} ${intent}`)
      for (const page of own)
        for (const attempt of storedIn(page))
          if (attempt.isInDoubt && !doubtsIn(page).some(({ messageId }) => messageId === attempt.messageId))
            model.find('lied', `${page.tab.name} knows of no doubt about ${guest}/${nameOf(attempt)}`)
    }
    model.compareQuiet(world.records().counts, (guest, intent) => open.has(`${guest} ${intent}`))
  }

  /**
   * Without the code that tells of what the device keeps, the guest reads that the app is not whole, and loads it again.
   * Who does not read that is left with nothing.
   */
  async function makeWhole() {
    for (const page of [...pages]) {
      const isToldOf = page.tab.state<{ hasFailed: boolean }>('chunks')?.hasFailed === true
      if (!isToldOf || page.tab.state('sending') !== undefined) continue
      checkUnderWay(page)
      await reload(page)
    }
  }

  /**
   * A page that is loaded again knows its guest, and opens the screens whose code was missing. Nothing else is compared
   * any more after this, because it asks the hotel anew for what the guest reads.
   */
  async function openAgain(shown: readonly Page[]) {
    for (const page of shown) await reload(page)
    await settle(5000)
    stays.checkQuiet(pages)
    for (const page of pages) {
      const { tab, kind } = page
      if (!guestIn(page)) continue
      tab.go('/flightinfo')
      await passTime(500)
      await show(tab, kind)
      if (tab.state(kind.slice) === undefined)
        model.find('away', `${tab.name} does not open ${kind.name}, whose code is there again`)
    }
  }

  async function show(tab: Tab, kind: Kind, path = kind.path(tab)) {
    tab.go(path)
    await passTime(500)
    kind.open?.(tab)
    await passTime(1500)
  }

  /** Lets time pass, loads the pages again that want it, and compares. */
  async function settle(ms: number) {
    await passTime(ms)
    for (const page of [...pages]) if (page.tab.wantsReload()) await reload(page)
    stays.pass(ms, pages)
    checkUnasked()
    checkUnkept()
    check()
  }

  localStorage.setItem('login-room', guests.anna.room)
  localStorage.setItem('login-name', guests.anna.name)
  pages.push(await open())
  await settle(3000)

  return {
    chance,
    browser,
    code,
    stays,
    end,
    restoreTimers: browser.restoreTimers,
    world,
    network,
    model,
    pages,
    /** Index of the page before the guest, and the number of the words that were written last. */
    front: 0,
    words: 0,
    present(): Page {
      return pages[this.front % pages.length] as Page
    },
    guestIn,
    doubtsIn,
    knownDoubts,
    momentsOf,
    nameOf,
    isAsked,
    open,
    reload,
    settle,
    async show(page: Page, kind: Kind, path?: string) {
      page.kind = kind
      await show(page.tab, kind, path)
    },
    /** Presses the button of the page's kind, some times in the same moment, if it can be pressed. */
    press(page: Page, times = 1): string {
      const { tab, kind } = page
      const guest = guestIn(page)
      const isAway = tab.state<{ isAway: boolean }>('offline')?.isAway === true
      // A dialog is above everything else.
      const found = !guest || isAway || isAsked(page) ? null : kind.press(tab)
      if (!found) return 'no button'
      const content = `${guest}/${found.content}`
      // Where the browser keeps nothing, the page knows better than what was kept before how a doubt has ended.
      const doubts = browser.wasNothingKept() ? doubtsIn(page) : storedIn(page)
      const open = doubts.find((one) => one.intent === found.intent && one.isInDoubt)
      // Whether a film is bought is read from the hotel, so nobody is asked.
      if (open && kind.name !== 'film')
        unasked = { page, content: found.content, from: network.carried.length }
      for (const other of pages)
        if (other !== page && browser.wasNothingKept())
          for (const unstored of unstoredIn(other)) if (unstored === content) model.unknown(content)
      page.isUnkeptPress = browser.keepsNothing()
      presses.set(content, { page, at: ++moment })
      model.pressed(content, found.intent, {
        count: world.records().counts.get(content) ?? 0,
        isOpen: open !== undefined && nameOf(open) === found.content,
      })
      page.pressed.set(found.intent, content)
      for (let time = 0; time < times; time += 1) found.go()
      return times === 1 ? content : `${content}, ${times} times`
    },
    /** Answers the dialog in front, of whatever it is. */
    answer(page: Page, isYes: boolean): string {
      const { tab } = page
      const dialog = selectDialog(tab.store.getState())
      if (!dialog) return ''
      checkUnasked()
      // The question itself says that it may have arrived.
      const [, asked] = /^again (.*)/s.exec(dialog.id) ?? []
      for (const attempt of storedIn(page))
        if (asked && attempt.intent.startsWith(asked)) model.doubted(`${page.guest}/${nameOf(attempt)}`)
      tab.dispatch(dialogClosed(dialog.id))
      const [first] = dialog.choices
      const chosen = isYes ? first : dialog.choices.at(-1)
      if (isYes && dialog.id.startsWith('unkept ')) page.isUnkeptAccepted = true
      // These two send what the form says now; the guest may have changed it while the question was on its way.
      const kind = kinds.find(
        ({ name }) =>
          ['order', 'pickup'].includes(name) && /^(?:again|unkept) (\w+)/.exec(dialog.id)?.[1] === name,
      )
      const again = kind?.press(tab)
      if (isYes && again && guestIn(page)) {
        const content = `${guestIn(page)}/${again.content}`
        model.meant(content, again.intent)
        page.pressed.set(again.intent, content)
      }
      if (chosen?.event) tab.dispatch(chosen.event)
      const [, declined] = (!isYes && /^(?:again|unkept) (.*)/s.exec(dialog.id)) || []
      const refused = declined && [...page.pressed].find(([intent]) => intent.startsWith(declined))?.[1]
      if (refused) unasked = { page, content: refused.replace(/^\w+\//, ''), from: network.carried.length }
      if (dialog.closed) tab.dispatch(dialog.closed)
      return dialog.id.replaceAll('\n', ' ')
    },
    async signIn({ tab }: Page, guest: GuestName) {
      world.checkIn(guest)
      stays.begins(guest)
      tab.dispatch(signInSubmitted(guests[guest]))
      await passTime(1500)
    },
    /** All faults end, and nothing happens for longer than any time-out. */
    async quiet() {
      network.restore()
      browser.giveRoom()
      code.restore()
      world.shop(true)
      for (const guest of guestNames) world.checkIn(guest)
      // Nobody comes to any tab, such as to a television that is on.
      await settle(60_000)
      // Pages that are back are loaded again.
      for (let time = 0; time < 4 && notConnected().length > 0; time += 1) await settle(5000)
      checkConnected()
      // The guest looks at each tab.
      for (let time = 0; time < 6; time += 1) {
        for (const { tab } of pages) tab.look()
        await settle(30_000)
        if (time === 0) await makeWhole()
      }
      // Who is signed in nowhere reads at the next sign-in what the device keeps for them.
      const { attempts: kept = [] } = stored()
      for (const guest of guestNames)
        if (!pages.some((page) => guestIn(page) === guest))
          for (const attempt of kept) model.doubted(`${guest}/${nameOf(attempt)}`)
      stays.checkQuiet(pages)
      checkDoubts()
      for (const page of pages) {
        if (!guestIn(page)) continue
        checkUnderWay(page)
        for (const attempt of doubtsIn(page))
          if (network.isAnswered(attempt.messageId))
            model.find('lied', `${page.guest} reads a doubt about ${nameOf(attempt)}, which was answered`)
      }
      checkConnected()
      await openAgain(pages.filter((page) => guestIn(page)))
    },
  }
}
