import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { doubtSettled } from '../../../src/core/sending/slice.ts'
import { atEnd, endTest } from '../../app/atEnd.ts'
import { aDevice } from '../shop/services.ts'
import { aFullDevice, aJar, later, lost, ok, openTab, refused, settle, unsent } from './tab.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(async () => {
  await endTest()
  vi.useRealTimers()
})

const ids = ({ asked }: ReturnType<typeof openTab>) => asked.map(({ messageId }) => messageId)

/** Locks of one browser; in these tests nothing else of `window` exists. */
function giveLocks() {
  const turns = new Map<string, Promise<unknown>>()
  const held: string[] = []
  const request = (name: string, { signal }: { signal: AbortSignal }, work: () => Promise<void>) => {
    const refuse = new Promise<never>((_, reject) => {
      signal.addEventListener('abort', () => reject(new Error('aborted')))
    })
    const turn = (turns.get(name) ?? Promise.resolve()).then(async () => {
      if (signal.aborted) return
      held.push(name)
      await work()
      held.splice(held.indexOf(name), 1)
    })
    turns.set(name, turn)
    return Promise.race([turn, refuse])
  }
  const query = async () => ({ held: held.map((name) => ({ name })) })
  vi.stubGlobal('window', { navigator: { locks: { request, query } } })
  atEnd(() => vi.unstubAllGlobals())
  return held
}

it('SENT-01 what is answered leaves nothing behind, and its drafts end', async () => {
  const tab = openTab()
  tab.drafts.save('note', 'x')
  tab.drafts.save('other', 'y')
  const { answer, give } = later()
  const sent = tab.send(answer, { drafts: ['note'] })
  await settle()
  expect(tab.stored()).toMatchObject({ owner: '501', attempts: [{ intent: 'course/7', isInDoubt: false }] })
  expect(tab.awaited()).toEqual(['course/7'])
  give(ok)
  expect(await sent).toMatchObject({ kind: 'done', answer: 'B-1' })
  expect(tab.stored()).toBeNull()
  expect(tab.awaited()).toEqual([])
  expect([
    tab.device.sessionStorage.getItem('draft/note'),
    tab.device.sessionStorage.getItem('draft/other'),
  ]).toEqual([null, '"y"'])
})

it('SENT-01 without the code that keeps it on the device, nothing leaves', async () => {
  const tab = openTab(aDevice(), '501', undefined, false)
  expect(await tab.send(ok)).toEqual({ kind: 'nothing' })
  expect(tab.asked).toEqual([])
})

it('SENT-02 what is not answered stays in doubt, and is sent again under the same id only by who is sure', async () => {
  const tab = openTab()
  tab.drafts.save('note', 'x')
  expect(await tab.send(lost, { drafts: ['note'] })).toMatchObject({
    kind: 'failed',
    why: 'unknown',
    isInDoubt: true,
  })
  expect(tab.device.sessionStorage.getItem('draft/note')).not.toBeNull()
  expect(tab.doubts()).toEqual(['course/7'])
  expect(tab.stored()).toMatchObject({ attempts: [{ isInDoubt: true }] })
  expect(await tab.send(ok)).toEqual({ kind: 'open' })
  expect(tab.asked).toHaveLength(1)
  expect(await tab.send(ok, { isSure: true })).toMatchObject({ kind: 'done' })
  expect(new Set(ids(tab)).size).toBe(1)
  expect(tab.doubts()).toEqual([])
})

it('SENT-02 what is sent again stays in doubt while it is on its way, on the device and for other tabs', async () => {
  const tab = openTab()
  await tab.send(lost)
  const { answer, give } = later()
  const again = tab.send(answer, { isSure: true })
  await settle()
  expect(tab.asked).toHaveLength(2)
  expect(tab.stored()).toMatchObject({ attempts: [{ intent: 'course/7', isInDoubt: true }] })
  // The page is closed before the answer, and opened again.
  expect(openTab(tab.device).doubts()).toEqual(['course/7'])
  give(ok)
  await again
  expect([tab.stored(), tab.doubts()]).toEqual([null, []])
})

it('SENT-04 another content of the same intent is asked about, too, and then is another message', async () => {
  const tab = openTab()
  await tab.send(lost)
  const content = { persons: 2 }
  expect(await tab.send(ok, { content })).toEqual({ kind: 'open' })
  await tab.send(ok, { content, isSure: true })
  expect(new Set(ids(tab)).size).toBe(2)
})

it.each([
  ['never leaves the device', unsent],
  ['is refused over HTTP', refused(409)],
  ['is refused over the channel', refused()],
])('SENT-02 a repetition that %s says nothing of the first attempt', async (_, outcome) => {
  const tab = openTab()
  await tab.send(lost)
  expect(await tab.send(outcome, { isSure: true })).toMatchObject({ kind: 'failed', isInDoubt: true })
  expect(tab.doubts()).toEqual(['course/7'])
  expect(tab.stored()).not.toBeNull()
})

it('SENT-02 another content that is refused over the channel says nothing of the first attempt', async () => {
  const tab = openTab()
  await tab.send(lost)
  const first = ids(tab)
  expect(await tab.send(refused(), { isSure: true, content: { persons: 2 } })).toMatchObject({
    isInDoubt: true,
  })
  expect(tab.attempt()).toMatchObject({ messageId: first[0] })
})

it('what is refused at once is known, and leaves nothing behind', async () => {
  const tab = openTab()
  expect(await tab.send(refused(409))).toMatchObject({ kind: 'failed', why: 'refused', isInDoubt: false })
  expect([tab.doubts(), tab.stored(), tab.awaited()]).toEqual([[], null, []])
})

it('sends nothing if there turns out to be nothing to send', async () => {
  const tab = openTab()
  expect(
    await tab.send(ok, {
      *content() {
        yield* []
        return null
      },
    }),
  ).toEqual({ kind: 'nothing' })
  expect([tab.asked, tab.stored()]).toEqual([[], null])
})

it('other intents of the guest are not held up', async () => {
  const tab = openTab()
  await tab.send(lost)
  expect(await tab.send(ok, { intent: 'course/8' })).toMatchObject({ kind: 'done' })
  expect(tab.doubts()).toEqual(['course/7'])
})

it('SENT-07 what another guest has prepared, and not sent yet, is not sent once somebody else is signed in', async () => {
  const tab = openTab()
  let go = () => {}
  const isVerified = new Promise<void>((resolve) => {
    go = resolve
  })
  const sent = tab.send(ok, {
    *content() {
      yield isVerified
      return { persons: 1 }
    },
  } as never)
  await settle()
  tab.know('502')
  go()
  expect(await sent).toEqual({ kind: 'left' })
  expect(tab.asked).toEqual([])
})

it('the same guest, who is signed in on a new channel, still gets the answer', async () => {
  const tab = openTab()
  const { answer, give } = later()
  const sent = tab.send(answer)
  await settle()
  tab.know('501')
  await settle()
  expect(tab.doubts()).toEqual([])
  give(ok)
  expect(await sent).toMatchObject({ kind: 'done' })
})

it('SENT-07 attempts of another guest are not shown, and are not removed by a tab whose guest leaves', async () => {
  const device = aDevice()
  const before = openTab(device, '501')
  const next = openTab(device, '502')
  await next.send(lost)
  before.hear()
  expect(before.doubts()).toEqual([])
  before.leave()
  expect(next.stored()).toMatchObject({ owner: '502', attempts: [{ intent: 'course/7' }] })
  next.hear()
  expect(next.doubts()).toEqual(['course/7'])
})

it('SENT-02 what another tab is still sending is not in doubt, and is not sent a second time', async () => {
  const held = giveLocks()
  const device = aDevice()
  const first = openTab(device)
  const { answer, give } = later()
  const sent = first.send(answer)
  await settle()
  const second = openTab(device)
  await settle()
  expect(held).toEqual(['sending course/7'])
  expect(second.doubts()).toEqual([])
  const waiting = second.send(ok)
  await settle()
  give(ok)
  expect(await sent).toMatchObject({ kind: 'done' })
  expect(await waiting).toEqual({ kind: 'open' })
  expect(second.asked).toEqual([])
  await settle()
  expect(held).toEqual([])
})

it('SENT-02 without locks, what another tab is sending is asked about at once', async () => {
  const device = aDevice()
  const [first, second] = [openTab(device), openTab(device)]
  void first.send(later().answer)
  await settle()
  expect(await second.send(ok)).toEqual({ kind: 'open' })
  // Not even what is to be sent is found out, such as whether the shop is open.
  const content = vi.fn(function* decide() {
    yield* []
    return { persons: 2 }
  })
  expect(await second.send(ok, { content } as never)).toEqual({ kind: 'open' })
  expect(content).not.toHaveBeenCalled()
  expect(second.asked).toEqual([])
})

it('SENT-02 what the guest has settled in one tab is settled in the other', async () => {
  const device = aDevice()
  const [first, second] = [openTab(device), openTab(device)]
  await first.send(lost)
  second.hear()
  expect(second.doubts()).toEqual(['course/7'])
  second.store.dispatch(doubtSettled({ intent: 'course/7', messageId: 'M-1' }))
  first.hear()
  expect(first.doubts()).toEqual([])
  expect(await first.send(ok)).toMatchObject({ kind: 'done' })
})

it('SENT-02 what another tab is about to send, and has not stored yet, is not sent a second time either', async () => {
  giveLocks()
  const device = aDevice()
  const [first, second] = [openTab(device), openTab(device)]
  let go = () => {}
  const isVerified = new Promise<void>((resolve) => {
    go = resolve
  })
  const sent = first.send(ok, {
    *content() {
      yield isVerified
      return { persons: 1 }
    },
  } as never)
  await settle()
  const waiting = second.send(ok)
  await settle()
  go()
  expect(await sent).toMatchObject({ kind: 'done' })
  expect(await waiting).toEqual({ kind: 'open' })
  expect(second.asked).toEqual([])
})

it('another content than the one that another tab was sending is sent when that has ended', async () => {
  giveLocks()
  const device = aDevice()
  const [first, second] = [openTab(device), openTab(device)]
  const { answer, give } = later()
  const sent = first.send(answer)
  await settle()
  const waiting = second.send(ok, { content: { persons: 2 } })
  await settle()
  give(ok)
  await sent
  expect(await waiting).toMatchObject({ kind: 'done' })
})

it('SENT-07 a guest who leaves while another tab has its turn keeps no turn', async () => {
  const held = giveLocks()
  const device = aDevice()
  const [first, second] = [openTab(device), openTab(device)]
  const { answer, give } = later()
  const sent = first.send(answer)
  await settle()
  const waiting = second.send(ok)
  await settle()
  second.leave()
  expect(await waiting).toEqual({ kind: 'left' })
  give(ok)
  await sent
  await settle()
  expect(held).toEqual([])
})

it.each([
  ['no JSON', '{"owner":'],
  ['another shape', '[1,2]'],
  ['an attempt without an id', '{"owner":"501","attempts":[{"intent":"course/7"}]}'],
])('damaged storage, %s, counts as empty and holds nothing up', async (_, text) => {
  const device = aDevice()
  device.localStorage.setItem('sending', text)
  const tab = openTab(device)
  expect(tab.doubts()).toEqual([])
  expect(await tab.send(ok)).toMatchObject({ kind: 'done' })
})

it('a damaged attempt does not take the others with it', async () => {
  const device = aDevice()
  const tab = openTab(device)
  await tab.send(lost)
  const stored = tab.stored() as { owner: string; attempts: object[] }
  device.localStorage.setItem(
    'sending',
    JSON.stringify({ ...stored, attempts: [{ intent: 3 }, ...stored.attempts] }),
  )
  expect(openTab(device).doubts()).toEqual(['course/7'])
})

it('SENT-09 where storage is full, a cookie keeps the attempt before anything leaves, for a page that is loaded again and for other tabs', async () => {
  const [device, jar] = [aFullDevice(), aJar()]
  const tab = openTab(device, '501', jar)
  const { answer, give } = later()
  const sent = tab.send(answer)
  await settle()
  expect(tab.asked).toHaveLength(1)
  expect(jar.get('sending')).toContain(ids(tab)[0])
  // Nothing of what the guest wrote.
  expect(jar.get('sending')).not.toContain('persons')
  const reloaded = openTab(device, '501', jar)
  await settle()
  expect(reloaded.doubts()).toEqual(['course/7'])
  expect(await reloaded.send(ok)).toEqual({ kind: 'open' })
  give(ok)
  await sent
  expect(jar.all.size).toBe(0)
})

it('SENT-09 once there is room again, local storage has it, and the cookie ends', async () => {
  const [device, jar] = [aFullDevice(), aJar()]
  const tab = openTab(device, '501', jar)
  await tab.send(lost)
  expect([jar.all.size, tab.stored()]).toEqual([1, null])
  vi.restoreAllMocks()
  await tab.send(lost, { intent: 'course/8' })
  expect([jar.all.size, tab.stored()]).toMatchObject([0, { attempts: [{}, {}] }])
  expect(openTab(device, '501', jar).doubts()).toEqual(['course/7', 'course/8'])
})

it('SENT-09 where the browser keeps nothing at all, nothing is sent before the guest knows, and the tab itself still asks', async () => {
  const tab = openTab(aFullDevice())
  expect(await tab.send(ok)).toEqual({ kind: 'open', isUnkept: true })
  expect([tab.asked, tab.awaited(), tab.attempt()]).toEqual([[], [], null])
  // What can be read from the hotel needs no memory.
  expect(await tab.send(ok, { intent: 'film/1', isReadable: true })).toMatchObject({ kind: 'done' })
  tab.accept()
  await tab.send(lost)
  expect(await tab.send(ok)).toEqual({ kind: 'open' })
  tab.leave()
  tab.know('501')
  expect(await tab.send(ok)).toEqual({ kind: 'open', isUnkept: true })
})

it('SENT-10 an outcome that may not have been read is told again by the page that is loaded next, to the same guest only', async () => {
  const [device, jar] = [aDevice(), aJar()]
  const tab = openTab(device, '501', jar)
  await tab.send(ok, { told: 'courses.done' })
  expect(openTab(device, '502', jar).told()).toEqual([])
  expect(openTab(device, '501', jar).told()).toEqual(['courses.done'])
  await vi.advanceTimersByTimeAsync(3000)
  expect(openTab(device, '501', jar).told()).toEqual([])
  expect(tab.unread()).toEqual([])
})

it('SENT-01, SENT-04 words that are changed and changed back are the same message again', async () => {
  const tab = openTab()
  const [one, two, three] = [{ persons: 1 }, { persons: 2 }, { persons: 3 }]
  for (const content of [one, two, three, one, two, one]) await tab.send(lost, { content, isSure: true })
  const [a, b, c, ...again] = ids(tab)
  expect(new Set([a, b, c]).size).toBe(3)
  expect(again).toEqual([a, b, a])
  // Also after a reload.
  const reloaded = openTab(tab.device)
  await settle()
  expect(await reloaded.send(ok, { content: three, isSure: true })).toMatchObject({ messageId: c })
  expect(reloaded.stored()).toBeNull()
  // Then they mean it anew.
  await reloaded.send(ok, { content: one })
  expect(ids(reloaded)[1]).not.toBe(a)
})

it('SENT-01 who wants it again in two tabs sends it again once, and is asked what the other tab has learned meanwhile', async () => {
  giveLocks()
  const device = aDevice()
  const [first, second] = [openTab(device), openTab(device)]
  await first.send(lost)
  second.hear()
  const { answer, give } = later()
  const sent = first.send(answer, { isSure: true })
  await settle()
  const waiting = second.send(ok, { isSure: true })
  await settle()
  give(ok)
  expect(await sent).toMatchObject({ kind: 'done' })
  expect(await waiting).toEqual({ kind: 'open' })
  expect(second.asked).toEqual([])
  // Who still wants it means another one.
  expect(await second.send(ok, { isSure: true })).toMatchObject({ kind: 'done' })
  expect(ids(second)[0]).not.toBe(ids(first)[0])
})

it('SENT-02 without the code that tells of it, what the device has kept of the same is not said to have failed', async () => {
  const device = aDevice()
  await openTab(device).send(lost)
  const tab = openTab(device, '501', undefined, false)
  expect(await tab.send(ok)).toEqual({ kind: 'open' })
  expect(await tab.send(ok, { intent: 'course/8' })).toEqual({ kind: 'nothing' })
  expect(tab.asked).toEqual([])
})
