/**
 * Walks a whole screen as with a remote control: presses all four arrows on each control, and records where the focus
 * moves. This shows whether every control is reached, left again and visible. It runs in the page, where a press costs
 * a millisecond; a synthetic key event has no default action, so a press that the app leaves to the browser counts as a
 * fault.
 */
import type { Page } from 'playwright-core'

export interface Walk {
  /** Names of the controls that were reached. */
  reached: string[]
  /** Faults that a guest would notice, one line each. */
  faults: string[]
}

interface Options {
  /** Ends the walk through a long list after this many controls; only those are judged. */
  maxControls: number
}

/** Walks the screen or dialog that is open. */
export const walk = (page: Page, options: Options = { maxControls: 30 }): Promise<Walk> =>
  page.evaluate(walkInPage, options)

async function walkInPage({ maxControls }: Options): Promise<Walk> {
  const arrows = ['ArrowDown', 'ArrowUp', 'ArrowRight', 'ArrowLeft']
  // How often a press may only scroll, or move within a grid, before it moves to another control.
  const maxPresses = 150
  // Number of frames that a virtualized list may need to render its next rows.
  const maxFrames = 8
  const focusable =
    'a[href], button, input, select, textarea, summary, [tabindex], audio[controls], video[controls]'

  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
  const isShown = (one: Element) => getComputedStyle(one).visibility !== 'hidden'
  const scope = (): HTMLElement => {
    const open = [...document.querySelectorAll<HTMLElement>('[aria-modal="true"], .MuiPopover-root')]
    return open.filter(isShown).pop() ?? document.body
  }
  const controls = () =>
    [...scope().querySelectorAll<HTMLElement>(focusable)].filter((one) => {
      // The focused heading of a text counts as a control: from it the text is read.
      const isHeading = one.matches('[data-screen-title]') && one === document.activeElement
      // A menu moves the focus to its entries by script.
      const isEntry = one.matches('[role="menuitem"]')
      if (
        (one.tabIndex < 0 && !isHeading && !isEntry) ||
        one.matches(':disabled, [aria-hidden="true"] *, [inert] *')
      )
        return false
      const { width, height } = one.getBoundingClientRect()
      return width > 0 && height > 0 && isShown(one)
    })
  function plainNameOf(one: HTMLElement): string {
    // A grid counts as one control: the arrow keys move within it.
    const grid = one.closest('[role="grid"]')
    if (grid) return `grid ${grid.getAttribute('aria-label')}`
    const labels = one instanceof HTMLInputElement ? [...(one.labels ?? [])] : []
    const label = labels.map(({ textContent }) => textContent).join(' ')
    const group = one.closest('[role="radiogroup"], [role="group"], fieldset')
    const words = [
      one.getAttribute('role') ?? one.tagName.toLowerCase(),
      group?.getAttribute('aria-label') ?? group?.querySelector('legend')?.textContent?.slice(0, 20),
      one.getAttribute('aria-label') ?? (label || one.textContent)?.slice(0, 50),
      one.getAttribute('href')?.split('?')[0],
    ]
    return words.filter(Boolean).join(' ').replace(/\s+/g, ' ')
  }
  function named() {
    const seen = new Map<string, number>()
    return controls().map((one) => {
      const plain = plainNameOf(one)
      const nth = (seen.get(plain) ?? 0) + 1
      seen.set(plain, nth)
      return { one, name: nth > 1 ? `${plain} #${nth}` : plain }
    })
  }
  const scrollers = () =>
    scope() === document.body ? [document.documentElement] : [...scope().querySelectorAll('*')]
  const nameNow = () => named().find(({ one }) => one === document.activeElement)?.name ?? null
  const scrolled = () => Math.round(scrollers().reduce((sum, { scrollTop }) => sum + scrollTop, 0))
  const standing = () => ({ element: document.activeElement, scrollTop: scrolled() })
  type Standing = ReturnType<typeof standing>
  const isSame = (one: Standing, other: Standing) =>
    one.element === other.element && one.scrollTop === other.scrollTop

  /** The values that are chosen and set on the whole screen. The position within a grid is not a value. */
  const values = () =>
    [...document.querySelectorAll('input, select, [aria-checked], [aria-pressed], [role="tab"], output')]
      .map((one) =>
        one instanceof HTMLInputElement
          ? `${one.name} ${one.checked} ${one.value}`
          : `${one.getAttribute('aria-checked')} ${one.getAttribute('aria-pressed')} ${one.getAttribute('aria-selected')} ${one.tagName === 'OUTPUT' ? one.textContent : ''}`,
      )
      .join('\n')

  const coverOf = (one: Element | null): Element | null =>
    !one || one === document.body
      ? null
      : ['fixed', 'sticky'].includes(getComputedStyle(one).position)
        ? one
        : coverOf(one.parentElement)
  const ringOf = (one: HTMLElement) =>
    [one, one.nextElementSibling, one.parentElement, ...one.querySelectorAll('*')]
      .flatMap((part) =>
        part ? ['', '::before', '::after'].map((face) => getComputedStyle(part, face)) : [],
      )
      .map(({ boxShadow, outlineStyle, outlineWidth, opacity }) => [
        boxShadow,
        outlineStyle,
        outlineWidth,
        opacity,
      ])
      .join()
  /** Why the guest cannot see the focused element; null if it is visible. */
  function unseen(one: HTMLElement): string | null {
    const { left, right, top, bottom } = one.getBoundingClientRect()
    const isTall = bottom - top > innerHeight / 2
    if (right < 4 || left > innerWidth - 4 || bottom < 4 || top > innerHeight - 4) return 'outside the window'
    if (!isTall && (top < -1 || bottom > innerHeight + 1)) return 'cut by the edge of the window'
    const xs = [(left + right) / 2]
    // For a programme that began before the grid's visible range, the end of its cell counts, which is what remains
    // visible.
    if (one.matches('[role="gridcell"]'))
      xs.push(getComputedStyle(one).direction === 'rtl' ? left + 8 : right - 8)
    const ys = isTall ? [Math.min(Math.max((top + bottom) / 2, 1), innerHeight - 1)] : [top + 4, bottom - 4]
    const covers = xs.map((x) =>
      ys
        .map((y) => coverOf(document.elementFromPoint(Math.min(Math.max(x, 1), innerWidth - 1), y)))
        .find((cover) => cover && !cover.contains(one)),
    )
    const [cover] = covers
    if (cover && covers.every(Boolean)) return `below ${plainNameOf(cover as HTMLElement).slice(0, 60)}`
    const ring = ringOf(one)
    one.blur()
    const isRinged = ring !== ringOf(one)
    one.focus({ preventScroll: true })
    return isRinged ? null : 'without a ring'
  }

  /** Whether a television may cut the control off, which has the focus; null if it is within the safe area. */
  function cutByOverscan(one: HTMLElement): string | null {
    if (document.documentElement.dataset.form !== 'tv') return null
    const [safeX, safeY] = [innerWidth * 0.05 - 1, innerHeight * 0.05 - 1]
    const { left, right, top, bottom } = one.getBoundingClientRect()
    const isTall = bottom - top > innerHeight - 2 * safeY
    const isWide = right - left > innerWidth - 2 * safeX
    const isOut =
      (!isTall && (top < safeY || bottom > innerHeight - safeY)) ||
      (!isWide && (left < safeX || right > innerWidth - safeX))
    return isOut ? `in the outer 5 %, ${[left, top, right, bottom].map(Math.round).join()}` : null
  }

  /** Whether the middle of a control is on the face of another, as the plus is on a card. */
  function liesOn(part: Element, card: Element) {
    if (!card.isConnected || !card.matches('a, button, input') || card.contains(part)) return false
    const [inner, outer] = [part.getBoundingClientRect(), card.getBoundingClientRect()]
    const [x, y] = [(inner.left + inner.right) / 2, (inner.top + inner.bottom) / 2]
    return x > outer.left && x < outer.right && y > outer.top && y < outer.bottom
  }

  const faults = new Set<string>()
  /** Waits for the rows and cells that are rendered in the next frames. */
  async function settle(arrow: string, before: Standing) {
    // React renders the result of a press in a microtask after it.
    await null
    const isInGrid = document.activeElement?.closest('[role="grid"]') != null
    const hasRows = /Up|Down/.test(arrow) && document.querySelector('[data-virtual-spacer]') !== null
    const frames = isInGrid || hasRows ? maxFrames : 0
    for (let waited = 0; waited < frames && isSame(standing(), before); waited += 1) await frame()
  }
  /** Presses an arrow key until the focus moves to another control, or no further. */
  async function follow(arrow: string, name: string | null): Promise<string | null> {
    const set = values()
    const start = document.activeElement
    // The cell at which the walk began may be gone, because a grid renders only the visible cells.
    const grid = start?.closest('[role="grid"]')
    let before = standing()
    for (let presses = 0; presses < maxPresses; presses += 1) {
      const active = document.activeElement ?? document.body
      const key = new KeyboardEvent('keydown', { key: arrow, bubbles: true, cancelable: true })
      active.dispatchEvent(key)
      if (!key.defaultPrevented) {
        const types = active.matches(
          'textarea, input:not([type=radio]):not([type=checkbox]):not([type=range])',
        )
        if (!types) faults.add(`${name}: ${arrow} is left to the browser`)
        return name
      }
      await settle(arrow, before)
      const after = standing()
      const isInside = after.element === start || grid?.contains(after.element)
      if (!isInside && /Up|Down/.test(arrow) && start && after.element && liesOn(after.element, start))
        faults.add(`${name}: ${arrow} stays on the card`)
      if (!isInside) {
        if (start?.isConnected && values() !== set) faults.add(`${name}: ${arrow} changes a value`)
        return nameNow()
      }
      if (isSame(after, before)) return name
      before = after
    }
    return name
  }
  async function standAt(name: string, scrollTop: number): Promise<boolean> {
    if (scope() === document.body) scrollTo(0, scrollTop)
    for (let frames = 0; frames < 5 * maxFrames; frames += 1) {
      const heading = document.querySelector<HTMLElement>('[data-screen-title]')
      const found = name.startsWith('h1 ') ? heading : named().find((one) => one.name === name)?.one
      if (found) {
        found.focus({ preventScroll: true })
        if (scope() !== document.body) found.scrollIntoView({ block: 'nearest' })
        return document.activeElement === found
      }
      await frame()
    }
    return false
  }

  const atFirst = named().map(({ name }) => name)
  // A text begins with the focus on its heading, while no control is visible.
  const start = nameNow() ?? (await follow('ArrowDown', null))
  if (start === null) return { reached: [], faults: atFirst.length ? ['Down leads to no control'] : [] }
  /** Scroll position of the page when a control was reached. */
  const places = new Map<string, number>()
  const ways = new Map<string, Set<string>>()
  const arrive = (name: string) => {
    places.set(name, scrolled())
    const { activeElement } = document
    const why =
      activeElement instanceof HTMLElement ? (unseen(activeElement) ?? cutByOverscan(activeElement)) : null
    if (why) faults.add(`${name}: ${why}`)
  }
  arrive(start)
  for (const [name, scrollTop] of places) {
    if (ways.size >= maxControls) break
    const leads = new Set<string>()
    ways.set(name, leads)
    for (const arrow of arrows) {
      if (!(await standAt(name, scrollTop))) {
        faults.add(`${name}: is not there any more`)
        break
      }
      const next = await follow(arrow, name)
      if (next === null) faults.add(`${name}: ${arrow} loses the focus`)
      if (next === null || next === name) continue
      leads.add(next)
      if (!places.has(next)) arrive(next)
    }
  }

  const present = new Set(named().map(({ name }) => name))
  const isWhole = ways.size === places.size
  for (const name of atFirst)
    if (isWhole && present.has(name) && !places.has(name)) faults.add(`${name}: never reached`)
  // Controls that lead to one that was not walked are not judged.
  for (const name of ways.keys()) {
    const onward = new Set([name])
    for (const at of onward) for (const next of ways.get(at) ?? []) onward.add(next)
    if (!onward.has(start) && [...onward].every((at) => ways.has(at))) faults.add(`${name}: no way back`)
  }
  return { reached: [...places.keys()], faults: [...faults] }
}
