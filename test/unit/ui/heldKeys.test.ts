// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { pressKeysOnce } from '../../../src/ui/focus/heldKeys.ts'

let end: () => void
let seen: string[]
const note = (event: Event) => {
  if (event instanceof KeyboardEvent) seen.push(`${event.type === 'keyup' ? '-' : '+'}${event.key}`)
}

beforeEach(() => {
  seen = []
  document.body.innerHTML = '<button id="dish"></button><button id="cart"></button><input id="name">'
  document.body.innerHTML +=
    '<input id="code"><textarea id="wish"></textarea><input type="checkbox" id="tick">'
  end = pressKeysOnce()
  for (const type of ['keydown', 'keyup']) document.addEventListener(type, note)
})
afterEach(() => {
  end()
  for (const type of ['keydown', 'keyup']) document.removeEventListener(type, note)
  document.body.innerHTML = ''
})

const at = (id: string) => document.getElementById(id) ?? document.body
interface Given extends KeyboardEventInit {
  type?: 'keydown' | 'keyup'
  /** Milliseconds since the page began. */
  ms?: number
}

/** Returns whether the key reached the page; its default action is prevented exactly if it did not. */
function send(id: string, key: string, { type = 'keydown', ms = 0, ...init }: Given = {}) {
  const event = new KeyboardEvent(type, { key, bubbles: true, cancelable: true, ...init })
  Object.defineProperty(event, 'timeStamp', { value: ms })
  const before = seen.length
  at(id).dispatchEvent(event)
  const hasArrived = seen.length > before
  expect(event.defaultPrevented).toBe(!hasArrived)
  return hasArrived
}
const release = (id: string, key: string, init: Given = {}) => send(id, key, { ...init, type: 'keyup' })
const repeat = (id: string, key: string, init: Given = {}) => send(id, key, { ...init, repeat: true })

const pressing: [string, KeyboardEventInit][] = [
  ['Enter', { keyCode: 13 }],
  [' ', { keyCode: 32 }],
  ['5', { keyCode: 53 }],
  ['/', { keyCode: 191 }],
  ['Escape', { keyCode: 27 }],
  ['Backspace', { keyCode: 8 }],
  ['GoBack', { keyCode: 461 }],
  ['Unidentified', { keyCode: 461 }],
  ['Unidentified', { keyCode: 53 }],
  ['', { keyCode: 13 }],
  ['ColorF1Green', { keyCode: 404 }],
  ['Unidentified', { keyCode: 404 }],
  ['MediaPlayPause', { keyCode: 10252 }],
]

describe.each(pressing)('TVX-07 the key "%s" %j', (key, init) => {
  it('presses once until it is released, also on the control that has the focus meanwhile', () => {
    expect(send('dish', key, init)).toBe(true)
    for (let ms = 500; ms < 3000; ms += 100)
      expect(repeat(ms < 1000 ? 'dish' : 'cart', key, { ...init, ms })).toBe(false)
    release('cart', key, { ...init, ms: 3000 })
    expect(send('cart', key, { ...init, ms: 3050 })).toBe(true)
  })

  it('presses once where it goes down twice within 50 ms', () => {
    expect(send('dish', key, init)).toBe(true)
    expect(send('dish', key, { ...init, ms: 50 })).toBe(false)
    expect(release('dish', key, { ...init, ms: 90 })).toBe(true)
    expect(send('dish', key, { ...init, ms: 200 })).toBe(true)
  })

  it('does nothing on a page that has come after it went down', () => {
    expect(repeat('cart', key, init)).toBe(false)
    expect(repeat('cart', key, { ...init, ms: 100 })).toBe(false)
    expect(release('cart', key, { ...init, ms: 120 })).toBe(false)
    expect(send('cart', key, { ...init, ms: 900 })).toBe(true)
  })
})

it('TVX-07 OK of a set that marks no repetition and reports no release presses once', () => {
  expect(send('dish', 'Enter', { ms: 0 })).toBe(true)
  for (let ms = 500; ms < 3000; ms += 100) expect(send('cart', 'Enter', { ms })).toBe(false)
  expect(send('cart', 'Enter', { ms: 3700 })).toBe(true)
})

it('TVX-07 a set that reports no release still types channel 11', () => {
  expect(send('dish', '1', { ms: 0 })).toBe(true)
  expect(send('dish', '1', { ms: 60 })).toBe(false)
  expect(send('dish', '1', { ms: 300 })).toBe(true)
})

it('TVX-07 the release of a key reaches only the control on which it went down', () => {
  send('dish', ' ')
  expect(release('cart', ' ', { ms: 90 })).toBe(false)
  send('cart', ' ', { ms: 300 })
  expect(release('cart', ' ', { ms: 400 })).toBe(true)
})

it.each([
  ['ArrowDown', {}],
  ['Unidentified', { keyCode: 40 }],
  ['PageDown', {}],
  ['Tab', {}],
  ['MediaFastForward', {}],
  ['AudioVolumeUp', { keyCode: 175 }],
  ['z', { ctrlKey: true }],
])('TVX-07 %s %j goes on while it is held', (key, init) => {
  expect(send('dish', key, init)).toBe(true)
  for (let ms = 500; ms < 800; ms += 30) expect(repeat('cart', key, { ...init, ms })).toBe(true)
  expect(release('dish', key, init)).toBe(true)
})

describe('TVX-07 in a text field', () => {
  it.each([
    ['name', 'e'],
    ['name', '5'],
    ['name', ' '],
    ['name', 'Backspace'],
    ['wish', 'Enter'],
  ])('in %s the held key "%s" types on', (id, key) => {
    expect(send(id, key)).toBe(true)
    for (let ms = 500; ms < 800; ms += 30) expect(repeat(id, key, { ms })).toBe(true)
    expect(release(id, key)).toBe(true)
  })

  it('a held key types nothing into a field that has come meanwhile', () => {
    expect(send('dish', '/')).toBe(true)
    expect(repeat('name', '/', { ms: 500 })).toBe(false)
    expect(send('name', 'a', { ms: 600 })).toBe(true)
    expect(repeat('code', 'a', { ms: 1100 })).toBe(false)
    expect(send('tick', ' ', { ms: 1200 })).toBe(true)
    expect(repeat('wish', ' ', { ms: 1700 })).toBe(false)
  })

  it('Enter submits a field of one line once', () => {
    expect(send('name', 'Enter')).toBe(true)
    expect(repeat('name', 'Enter', { ms: 500 })).toBe(false)
  })

  it('what an input method or a keyboard on the screen types without releases arrives', () => {
    for (const id of ['name', 'code'])
      for (const key of ['Unidentified', 'Process', 'Unidentified'])
        expect(send(id, key, { keyCode: 229 })).toBe(true)
    for (let count = 0; count < 3; count += 1) expect(send('name', 'l', { ms: count * 40 })).toBe(true)
  })
})
