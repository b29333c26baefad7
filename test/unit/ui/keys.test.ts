// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { digitOf, directionOf, isBackKey } from '../../../src/ui/focus/keys.ts'

function pressed(init: KeyboardEventInit, target: HTMLElement = document.body) {
  if (target !== document.body) document.body.append(target)
  let seen: KeyboardEvent | undefined
  document.addEventListener('keydown', (event) => (seen = event), { once: true })
  target.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, ...init }))
  if (!seen) throw new Error('no key arrived')
  return seen
}
const made = (html: string) => {
  const holder = document.createElement('div')
  holder.innerHTML = html
  const element = holder.firstElementChild
  if (!(element instanceof HTMLElement)) throw new Error(html)
  return element
}

it.each([
  [{ key: 'Escape' }, true],
  [{ key: 'GoBack' }, true],
  [{ key: 'Unidentified', keyCode: 461 }, true],
  [{ key: 'XF86Back', keyCode: 10009 }, true],
  [{ key: 'Backspace' }, true],
  [{ key: 'Enter' }, false],
  [{ key: 'b', keyCode: 66 }, false],
])('DLG-10 takes %j for Back: %s', (init, expected) => {
  expect(isBackKey(pressed(init))).toBe(expected)
})

it.each([
  ['<input>', false],
  ['<input type="search">', false],
  ['<textarea></textarea>', false],
  ['<input type="checkbox">', true],
  ['<button>x</button>', true],
])('lets Backspace delete where something is written: %s', (html, isBack) => {
  expect(isBackKey(pressed({ key: 'Backspace' }, made(html)))).toBe(isBack)
})

it('reads the arrows of keyboards and of remote controls that give numbers alone', () => {
  expect(directionOf(pressed({ key: 'ArrowLeft' }))).toBe('left')
  expect(directionOf(pressed({ key: 'Unidentified', keyCode: 40 }))).toBe('down')
  expect(directionOf(pressed({ key: '(', keyCode: 40 }))).toBeNull()
  expect(directionOf(pressed({ key: 'ArrowLeft', altKey: true }))).toBeNull()
})

it('DEV-10 reads the number keys, by name and where a remote control sends the code alone', () => {
  expect(digitOf({ key: '5', keyCode: 53 })).toBe('5')
  expect(digitOf({ key: 'Unidentified', keyCode: 57 })).toBe('9')
  expect(digitOf({ key: '%', keyCode: 53 })).toBeNull()
  expect(digitOf({ key: 'Unidentified', keyCode: 403 })).toBeNull()
})
