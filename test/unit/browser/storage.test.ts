import fc from 'fast-check'
import { JSDOM } from 'jsdom'
import * as v from 'valibot'
import { expect, it, vi } from 'vitest'
import { createDrafts, createStorage } from '../../../src/browser/storage.ts'

const { window } = new JSDOM('', { url: 'http://localhost/ONEapp/', storageQuota: 100_000 })

/** A browser with storage, and below a browser that refuses all access, as in a strict private mode. */
function kept() {
  window.localStorage.clear()
  window.sessionStorage.clear()
  return window
}
const refusing = {
  get localStorage(): Storage {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  },
  get sessionStorage(): Storage {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  },
}

it('keeps local and session values apart, where the browser keeps them', () => {
  const page = kept()
  const storage = createStorage(page)
  storage.local.set('login-room', '101')
  storage.session.set('login-room', 'not this')
  expect(page.localStorage.getItem('login-room')).toBe('101')
  expect(createStorage(page).local.get('login-room')).toBe('101')
  storage.local.remove('login-room')
  expect(storage.local.get('login-room')).toBeUndefined()
  expect(storage.session.get('login-room')).toBe('not this')
})

it('STOR-10 works in memory for the page’s life where the browser refuses, and shows no error', () => {
  const consoleError = vi.spyOn(console, 'error')
  const { local, session, wipe, isWhole } = createStorage(refusing)
  expect(isWhole()).toBe(true)
  expect(local.get('a')).toBeUndefined()
  local.set('a', '1')
  local.write('b', { c: 2 })
  expect(local.get('a')).toBe('1')
  expect(local.read('b', v.object({ c: v.number() }))).toEqual({ c: 2 })
  expect(local.keys()).toEqual(['a', 'b'])
  expect(isWhole()).toBe(false)
  expect(session.get('a')).toBeUndefined()
  local.remove('a')
  expect(local.get('a')).toBeUndefined()
  wipe()
  expect(local.keys()).toEqual([])
  expect(createStorage(refusing).local.get('b')).toBeUndefined()
  expect(consoleError).not.toHaveBeenCalled()
})

it('SENT-02 gives up copies of what the hotel has where the storage is full, and nothing else', () => {
  const page = kept()
  const { local } = createStorage(page, { kept: [], next: [], expendable: 'answer/' })
  local.set('cart', 'x'.repeat(20_000))
  local.set('answer/bill', 'x'.repeat(60_000))
  local.set('answer/epg', 'x'.repeat(60_000))
  expect(Object.keys(page.localStorage)).toEqual(['cart', 'answer/bill'])
  local.set('sending', 'x'.repeat(60_000))
  expect(Object.keys(page.localStorage)).toEqual(['cart', 'sending'])
  expect(createStorage(page).local.get('sending')).toHaveLength(60_000)
})

it('STOR-10 serves the newer value where the storage was full and still holds the older one', () => {
  const page = kept()
  const { local } = createStorage(page)
  local.set('cart', 'old')
  local.set('cart', 'x'.repeat(200_000))
  expect(page.localStorage.getItem('cart')).toBe('old')
  expect(local.get('cart')).toHaveLength(200_000)
  expect(local.keys()).toEqual(['cart'])
  local.set('cart', 'small')
  expect(page.localStorage.getItem('cart')).toBe('small')
  expect(local.get('cart')).toBe('small')
})

it('STOR-10, SES-30 serves what another tab has stored or deleted since, not the older value that was refused', () => {
  const page = kept()
  const [refused, other] = [createStorage(page), createStorage(page)]
  for (const key of ['login-room', 'cart', 'left']) other.local.set(key, 'old')
  for (const key of ['login-room', 'cart', 'left', 'new']) refused.local.set(key, key.padEnd(200_000))
  other.local.remove('login-room')
  other.local.set('cart', 'newer')
  expect(refused.local.get('login-room')).toBeUndefined()
  expect(refused.local.get('cart')).toBe('newer')
  expect(refused.local.get('left')).toHaveLength(200_000)
  expect(refused.local.get('new')).toHaveLength(200_000)
})

it('gives back any JSON that was written', () => {
  const { local } = createStorage(kept())
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      local.write('any', value)
      expect(local.read('any', v.unknown())).toEqual(JSON.parse(JSON.stringify(value)))
    }),
  )
})

it.each(['', '{"amount":', 'undefined', '[]', '{"amount":"two"}', 'null'])(
  'drops the damaged content %j instead of failing on it',
  (content) => {
    const page = kept()
    const { local } = createStorage(page)
    page.localStorage.setItem('line', content)
    expect(local.read('line', v.object({ amount: v.number() }))).toBeUndefined()
    expect(page.localStorage.getItem('line')).toBeNull()
  },
)

it('keeps drafts through a reload, one a form, until each is cleared or the guest leaves', () => {
  const page = kept()
  const Order = v.object({ text: v.string() })
  const before = createDrafts(createStorage(page).session)
  before.save('order', { text: 'No onions' })
  before.save('pickup', { text: 'Terminal 3' })
  before.save('mail', { text: 'Hello' })
  const { session, endGuest } = createStorage(page)
  const after = createDrafts(session)
  expect(after.read('order', Order)).toEqual({ text: 'No onions' })
  after.clear('order')
  expect(after.read('order', Order)).toBeUndefined()
  expect(after.read('pickup', v.object({ text: v.number() }))).toBeUndefined()
  expect(after.read('mail', Order)).toEqual({ text: 'Hello' })
  endGuest()
  expect(after.read('mail', Order)).toBeUndefined()
  expect(page.sessionStorage).toHaveLength(0)
})

const deviceKeys = { kept: ['theme'], next: ['draft/sign-in'] }

it('SENT-07 deletes what is the guest’s when they leave, and takes nothing more of theirs until somebody signs in', () => {
  const page = kept()
  const storage = createStorage(page, deviceKeys)
  for (const area of [storage.local, storage.session])
    for (const key of ['theme', 'cart', 'draft/sign-in']) area.set(key, 'before')
  storage.endGuest()
  expect({ ...page.localStorage }).toEqual({ theme: 'before' })
  expect({ ...page.sessionStorage }).toEqual({ theme: 'before' })
  const drafts = createDrafts(storage.session)
  drafts.save('order', 'late')
  drafts.save('sign-in', 'next')
  storage.local.write('cart', 'late')
  storage.local.set('theme', 'after')
  expect({ ...page.localStorage }).toEqual({ theme: 'after' })
  expect({ ...page.sessionStorage }).toEqual({ theme: 'before', 'draft/sign-in': '"next"' })
  expect(storage.local.get('cart')).toBeUndefined()
  storage.beginGuest({ owner: '710141', property: '1' })
  storage.local.set('cart', 'next')
  expect(page.localStorage.getItem('cart')).toBe('next')
})

it('SENT-07 a guest finds nothing in a tab that never saw the end of the one before', () => {
  const page = kept()
  const first = createStorage(page, deviceKeys)
  first.beginGuest({ owner: '710141', property: '1' })
  first.session.set('draft/order', 'note')
  first.session.set('theme', 'kept')
  // Loaded again, and the same guest signed in again: what was written stays.
  createStorage(page, deviceKeys).beginGuest({ owner: '710141', property: '1' })
  expect(page.sessionStorage.getItem('draft/order')).toBe('note')
  createStorage(page, deviceKeys).beginGuest({ owner: '710693', property: '1' })
  expect(page.sessionStorage.getItem('draft/order')).toBeNull()
  expect(page.sessionStorage.getItem('theme')).toBe('kept')
})

it('HOUSE-02 what was chosen in one house is not there in another one, and is in the same', () => {
  const page = kept()
  const storage = createStorage(page, deviceKeys)
  storage.beginGuest({ owner: '', property: '1' })
  storage.session.set('draft/order', 'note')
  storage.beginGuest({ owner: '', property: '1' })
  expect(page.sessionStorage.getItem('draft/order')).toBe('note')
  storage.beginGuest({ owner: '', property: '2' })
  expect(page.sessionStorage.getItem('draft/order')).toBeNull()
})

it('CART-22 what somebody has written before they sign in is still theirs', () => {
  const page = kept()
  const storage = createStorage(page, deviceKeys)
  storage.beginGuest({ owner: '', property: '1' })
  storage.session.set('draft/order', 'note')
  storage.beginGuest({ owner: '710141', property: '1' })
  expect(page.sessionStorage.getItem('draft/order')).toBe('note')
})

it('SENT-07 leaves local storage as it is where it may be another guest’s, who has signed in in another tab', () => {
  const page = kept()
  const storage = createStorage(page, deviceKeys)
  storage.session.set('draft/order', 'before')
  page.localStorage.setItem('cart', 'another’s')
  storage.endGuest({ isLocalKept: true })
  storage.local.remove('cart')
  storage.local.read('cart', v.number())
  storage.local.set('cart', 'late')
  expect(page.localStorage.getItem('cart')).toBe('another’s')
  expect(page.sessionStorage).toHaveLength(0)
})

it('SENT-07, STOR-10 neither remembers what the browser refused of a guest who has left', () => {
  const storage = createStorage(refusing, deviceKeys)
  storage.local.set('cart', 'before')
  storage.session.set('draft/order', 'before')
  storage.endGuest()
  storage.session.set('draft/order', 'late')
  expect([storage.local.keys(), storage.session.keys()]).toEqual([[], []])
})

it('STOR-10 keeps drafts for the page’s life where the browser refuses', () => {
  const drafts = createDrafts(createStorage(refusing).session)
  drafts.save('order', 'x')
  expect(drafts.read('order', v.string())).toBe('x')
  drafts.clear('order')
  expect(drafts.read('order', v.string())).toBeUndefined()
})
