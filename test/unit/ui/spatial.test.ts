// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { start as startSpatialNavigation } from '../../../src/ui/focus/spatial.ts'

let end: () => void
const back = vi.fn()

/** A page whose elements have their position in `data-at`: left, top, width, height. */
function page(html: string) {
  document.body.innerHTML = html
  for (const element of document.querySelectorAll<HTMLElement>('[data-at]')) {
    const [left = 0, top = 0, width = 0, height = 0] = (element.dataset.at ?? '').split(' ').map(Number)
    element.getBoundingClientRect = () => new DOMRectStub(left, top, width, height)
    element.scrollIntoView = () => {}
  }
}
class DOMRectStub implements DOMRect {
  x: number
  y: number
  width: number
  height: number
  constructor(x: number, y: number, width: number, height: number) {
    this.x = x
    this.y = y
    this.width = width
    this.height = height
  }
  get left() {
    return this.x
  }
  get top() {
    return this.y
  }
  get right() {
    return this.x + this.width
  }
  get bottom() {
    return this.y + this.height
  }
  toJSON() {
    return {}
  }
}
const at = (id: string) => document.getElementById(id)
function press(key: string, init: KeyboardEventInit = {}) {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init })
  ;(document.activeElement ?? document.body).dispatchEvent(event)
  return { used: event.defaultPrevented, focus: document.activeElement?.id }
}

beforeEach(() => {
  back.mockReset()
  end = startSpatialNavigation({ onBack: back })
})
afterEach(() => {
  end()
  document.body.innerHTML = ''
})

it('begins with the content and moves by what lies where', () => {
  page(`<button id="menu" data-at="0 0 50 50"></button>
    <main><a href="#a" id="a" data-at="0 100 100 80"></a><a href="#b" id="b" data-at="120 100 100 80"></a></main>`)
  expect(press('ArrowDown')).toEqual({ used: true, focus: 'a' })
  expect(press('ArrowRight').focus).toBe('b')
  expect(press('ArrowRight')).toEqual({ used: false, focus: 'b' })
  expect(press('ArrowLeft').focus).toBe('a')
  expect(press('ArrowUp').focus).toBe('menu')
})

it('leaves out what is disabled, hidden or not to be reached', () => {
  page(`<main><button id="a" data-at="0 0 50 50"></button><button id="b" disabled data-at="60 0 50 50"></button>
    <button id="c" tabindex="-1" data-at="120 0 50 50"></button><button id="d" style="visibility: hidden" data-at="180 0 50 50"></button>
    <div aria-hidden="true"><button id="e" data-at="240 0 50 50"></button></div><button id="f" data-at="300 0 50 50"></button></main>`)
  at('a')?.focus()
  expect(press('ArrowRight').focus).toBe('f')
})

it('DLG-10 stays inside an open dialog', () => {
  page(`<button id="below" data-at="0 300 100 50"></button><div role="dialog" aria-modal="true" tabindex="-1" id="dialog" data-at="0 0 400 200">
    <button id="yes" data-at="0 50 100 50"></button><button id="no" data-at="0 110 100 50"></button></div>`)
  at('dialog')?.focus()
  expect(press('ArrowDown').focus).toBe('yes')
  expect(press('ArrowDown').focus).toBe('no')
  expect(press('ArrowDown')).toEqual({ used: false, focus: 'no' })
})

it('DLG-10 says Back to an open dialog as Escape, and to the app otherwise', () => {
  page('<div role="dialog" aria-modal="true" id="dialog"><button id="yes" data-at="0 0 9 9"></button></div>')
  const heard = vi.fn()
  at('dialog')?.addEventListener('keydown', (event) => heard(event.key))
  at('yes')?.focus()
  press('Unidentified', { keyCode: 461 })
  expect(heard).toHaveBeenLastCalledWith('Escape')
  expect(back).not.toHaveBeenCalled()
  page('<button id="a" data-at="0 0 9 9"></button>')
  at('a')?.focus()
  expect(press('Unidentified', { keyCode: 10009 }).used).toBe(true)
  expect(back).toHaveBeenCalledTimes(1)
})

it('leaves left and right to the caret as far as it can go, and up and down to the way on', () => {
  page(`<main><input id="name" value="wine" data-at="100 0 200 50"><button id="side" data-at="320 0 50 50"></button>
    <button id="next" data-at="100 80 200 50"></button></main>`)
  const name = document.querySelector<HTMLInputElement>('#name')
  name?.focus()
  name?.setSelectionRange(2, 2)
  expect(press('ArrowRight')).toEqual({ used: false, focus: 'name' })
  expect(press('ArrowDown').focus).toBe('next')
  name?.focus()
  name?.setSelectionRange(4, 4)
  expect(press('ArrowLeft')).toEqual({ used: false, focus: 'name' })
  expect(press('ArrowRight').focus).toBe('side')
  // In RTL, the end of the text is on the left.
  if (name) name.style.direction = 'rtl'
  name?.focus()
  expect(press('ArrowRight')).toEqual({ used: false, focus: 'name' })
})

it('PROD-01, LOGIN-10 up and down lead to a tick box, not to the links in its label', () => {
  page(`<main><input id="name" data-at="126 474 600 81">
    <label data-at="126 585 600 72"><input id="terms" type="checkbox" data-at="126 601 39 39">
      <a href="#t" id="conditions" data-at="332 589 253 28"></a><a href="#p" id="privacy" data-at="183 624 170 28"></a></label>
    <button id="send" data-at="126 687 600 84"></button></main>`)
  at('name')?.focus()
  expect(press('ArrowDown').focus).toBe('terms')
  expect(press('ArrowDown').focus).toBe('send')
  expect(press('ArrowUp').focus).toBe('terms')
  expect(press('ArrowUp').focus).toBe('name')
  at('terms')?.focus()
  expect(press('ArrowRight').focus).toBe('privacy')
  expect(press('ArrowUp').focus).toBe('conditions')
  expect(press('ArrowLeft').focus).toBe('terms')
})

it('leads on from a slider that waits for OK', () => {
  page(
    `<main><input type="range" id="range" data-waits="" data-at="0 0 200 20"><button id="beside" data-at="220 0 50 20"></button></main>`,
  )
  at('range')?.focus()
  expect(press('ArrowRight').focus).toBe('beside')
})

it('leaves a slider its own arrows and goes on across them, before the slider hears of it', () => {
  page(
    `<main><div id="slider"><input type="range" id="range" data-at="0 0 200 20"></div><button id="next" data-at="0 80 200 50"></button></main>`,
  )
  const heard = vi.fn()
  at('slider')?.addEventListener('keydown', (event) => heard(event.key))
  at('range')?.focus()
  expect(press('ArrowRight').focus).toBe('range')
  expect(press('ArrowDown').focus).toBe('next')
  expect(heard.mock.calls).toEqual([['ArrowRight']])
})

it('leaves radio buttons to themselves and lets the guest out of their group', () => {
  page(`<main><input type="radio" name="done" id="rare" data-at="0 0 50 50"><input type="radio" name="done" id="well" data-at="60 0 50 50">
    <button id="next" data-at="0 80 200 50"></button></main>`)
  at('rare')?.focus()
  expect(press('ArrowRight').used).toBe(false)
  expect(press('ArrowDown').focus).toBe('next')
})

it('PROD-01 passes over radio buttons on a television, where OK chooses', () => {
  end()
  end = startSpatialNavigation({ isTelevision: true })
  page(`<main><input type="radio" name="place" id="room" checked data-at="0 0 50 50">
    <input type="radio" name="place" id="reception" data-at="0 60 50 50"><button id="send" data-at="0 120 200 50"></button></main>`)
  at('room')?.focus()
  expect(press('ArrowDown')).toEqual({ used: true, focus: 'reception' })
  expect(press('ArrowDown')).toEqual({ used: true, focus: 'send' })
  expect(at('room')).toHaveProperty('checked', true)
  expect(press('ArrowUp').focus).toBe('reception')
  press('Enter')
  expect(at('reception')).toHaveProperty('checked', true)
  // There is no control in that direction, so the press changes nothing.
  expect(press('ArrowRight')).toEqual({ used: true, focus: 'reception' })
})

it('PROD-01 enters a rail where the guest is, however far, and comes back to what lies nearest', () => {
  page(`<nav style="position: fixed" data-at="0 0 100 700"><a href="#h" id="home" data-at="0 0 100 60"></a>
    <a href="#m" id="messages" aria-current="page" data-at="0 60 100 60"></a></nav>
    <main><button id="top" data-at="300 100 200 50"></button><button id="end" data-at="300 600 200 50"></button></main>`)
  at('end')?.focus()
  expect(press('ArrowLeft').focus).toBe('messages')
  expect(press('ArrowUp').focus).toBe('home')
  expect(press('ArrowRight').focus).toBe('top')
  // Down and up stay in the content.
  expect(press('ArrowUp').focus).toBe('top')
})

it('PROD-01 the opposite key leads from the rail back to the control that the focus left', () => {
  page(`<nav style="position: fixed" data-at="0 0 100 700"><a href="#h" id="home" data-at="0 0 100 60"></a></nav>
    <main><button id="far" data-at="900 0 100 50"></button><button id="near" data-at="300 100 200 50"></button></main>`)
  at('near')?.focus()
  expect(press('ArrowLeft').focus).toBe('home')
  expect(press('ArrowRight').focus).toBe('near')
})

it('PROD-01 the rail comes after what the content has on that side, also aslant', () => {
  page(`<nav style="position: fixed" data-at="0 0 100 700"><a href="#m" id="rail" data-at="0 300 100 60"></a></nav>
    <main><button id="buy" data-at="200 200 200 50"></button><button id="trailer" data-at="900 290 200 80"></button></main>`)
  at('trailer')?.focus()
  expect(press('ArrowLeft').focus).toBe('buy')
  expect(press('ArrowLeft').focus).toBe('rail')
})

it('PROD-01 TVX-10 the arrows lead along a shelf to its end, also where it goes on below what is beside it', () => {
  page(`<main><nav id="days" style="overflow-x: auto" data-at="0 0 500 72"><button id="wed" data-at="420 0 140 72"></button>
    <button id="thu" data-at="572 0 140 72"></button><button id="fri" data-at="820 1 60 70"></button></nav>
    <nav><button id="all" data-at="508 0 180 72"></button><button id="films" data-at="800 0 100 72"></button></nav></main>`)
  const days = at('days')
  if (days) Object.defineProperties(days, { scrollWidth: { value: 1000 }, clientWidth: { value: 500 } })
  at('wed')?.focus()
  expect(press('ArrowRight').focus).toBe('thu')
  expect(press('ArrowRight').focus).toBe('fri')
  expect(press('ArrowLeft').focus).toBe('thu')
  expect(press('ArrowLeft').focus).toBe('wed')
})

it('PROD-01 nothing lies beside a tick box but what is beside its label', () => {
  page(`<main><label data-at="0 0 600 50"><input type="checkbox" id="olives" data-at="0 0 40 50"> Olives</label>
    <button id="less" data-at="400 200 50 50"></button></main>`)
  at('olives')?.focus()
  press('ArrowRight')
  expect(document.activeElement?.id).toBe('olives')
})

it.each([
  ['ltr', 'ArrowRight', 'ArrowLeft', 630],
  ['rtl', 'ArrowLeft', 'ArrowRight', 410],
] as const)(
  'PROD-01 TVX-10 up and down lead past a card and what lies on it, and in the direction of the text into it (%s)',
  (dir, on, back, plus) => {
    const card = (
      id: string,
      top: number,
    ) => `<li><a href="#${id}" id="${id}" data-at="400 ${top} 300 400"></a>
      <button id="less-${id}" data-at="520 ${top + 300} 50 50"></button>
      <button id="more-${id}" data-at="${plus} ${top + 330} 60 75"></button></li>`
    page(`<main dir="${dir}" style="direction: ${dir}">${card('soup', 0)}${card('salad', 420)}
      <button id="beside" data-at="${dir === 'ltr' ? 720 : 80} 0 300 400"></button></main>`)
    at('soup')?.focus()
    expect(press('ArrowDown').focus).toBe('salad')
    expect(press('ArrowUp').focus).toBe('soup')
    expect(press(on).focus).toBe('less-soup')
    expect(press(on).focus).toBe('more-soup')
    expect(press('ArrowUp').focus).toBe('more-soup')
    expect(press('ArrowDown').focus).toBe('salad')
    at('more-soup')?.focus()
    expect(press(on).focus).toBe('beside')
    expect(press(back).focus).toBe('soup')
    at('less-soup')?.focus()
    expect(press(back).focus).toBe('soup')
  },
)

it('PROD-01 a colour key presses the control that shows its colour', () => {
  page(
    '<main><button id="a" data-at="0 0 50 50"></button><button id="b" data-colour-key="blue" data-at="60 0 50 50"></button></main>',
  )
  const pressed = vi.fn()
  at('b')?.addEventListener('click', pressed)
  at('a')?.focus()
  expect(press('Unidentified', { keyCode: 406 })).toEqual({ used: true, focus: 'b' })
  expect(pressed).toHaveBeenCalledOnce()
  expect(press('ColorF0Red').used).toBe(false)
})

it('ticks a box with OK', () => {
  page('<main><input type="checkbox" id="box" data-at="0 0 50 50"></main>')
  const box = at('box')
  box?.focus()
  expect(press('Enter').used).toBe(true)
  expect(box instanceof HTMLInputElement && box.checked).toBe(true)
})

it('comes to a bar that lies over the content only after the content', () => {
  page(`<main><a href="#a" id="a" data-at="0 0 100 80"></a><a href="#b" id="b" data-at="0 700 100 80"></a></main>
    <nav style="position: fixed"><a href="#home" id="home" data-at="0 500 100 60"></a></nav>`)
  at('a')?.focus()
  expect(press('ArrowDown').focus).toBe('b')
  at('home')?.focus()
  expect(press('ArrowUp').focus).toBe('a')
})

it('does not take a key that something else has used', () => {
  page(
    `<main><div id="tabs"><button id="a" data-at="0 0 50 50"></button></div><button id="b" data-at="60 0 50 50"></button></main>`,
  )
  at('tabs')?.addEventListener('keydown', (event) => event.preventDefault())
  at('a')?.focus()
  expect(press('ArrowRight').focus).toBe('a')
})

it('reads a text to its end before it leaves for the bar at the edge', () => {
  const scrollBy = vi.spyOn(window, 'scrollBy').mockImplementation(() => {})
  const height = vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(3000)
  page(`<main><h1 id="title" tabindex="-1" data-at="0 0 400 40"></h1></main>
    <nav style="position: fixed" data-at="0 700 800 68"><a id="home" href="#" data-at="0 700 100 60"></a></nav>`)
  at('title')?.focus()
  expect(press('ArrowDown')).toEqual({ used: true, focus: 'title' })
  expect(scrollBy).toHaveBeenCalledTimes(1)
  height.mockReturnValue(window.innerHeight)
  expect(press('ArrowDown').focus).toBe('home')
  vi.restoreAllMocks()
})
