import { basePath, homePath } from '../../core/routing/paths.ts'
import { actionOf, colours, directionOf, type KeyAction } from '../../ui/focus/keys.ts'
import { moveFocus } from '../../ui/focus/moveFocus.ts'
import { controlOf } from '../../ui/focus/spatial.ts'

/**
 * After so many frames, 2.5 seconds where the device keeps up, an arrow that leads to the rail acts, and all keys do where
 * the screen before is still shown. A slow device, which draws few, gets the time that it needs.
 */
const waitLimitFrames = 150

/** Whether the address has changed, but the screen before it is still shown, because the next one loads. */
export function isScreenPending(): boolean {
  const path = document.getElementById('content')?.dataset.path
  const { pathname } = window.location
  return path !== undefined && (pathname.slice(basePath.length) || homePath) !== path
}

/**
 * Keeps the arrow and colour keys that the guest presses while nothing can act on them, and an OK that follows them, in
 * their order. An OK alone is dropped: the guest has not seen what it would press.
 * @param isWaiting whether nothing can act
 * @param early keys that were pressed before the code was there
 */
export function keepWaitingKeys(isWaiting: () => boolean, early: readonly KeyboardEvent[]) {
  const kept: KeyAction[] = []
  let isReplaying = false
  let frame = 0
  /** Number of frames for which the first key has been kept, and since the page has changed last. */
  let waited = 0
  let quiet = 0
  /** Number of frames for which the screen before has been shown. */
  let pending = 0

  /** A colour key needs no place of the focus, only its control. */
  const isReady = (next = kept[0]) =>
    next !== undefined && colours.includes(next) ? controlOf(next) !== undefined : !isWaiting()

  function keep(event: KeyboardEvent, isEarly = false): boolean {
    const direction = directionOf(event)
    const action = actionOf(event)
    if (direction) kept.push(direction)
    // It leads elsewhere: those before it were for the screen that it leaves.
    else if (action && colours.includes(action) && (isEarly || !isReady(action)))
      kept.splice(0, kept.length, action)
    else if (action !== 'ok') return false
    else if (kept.length > 0) kept.push('ok')
    if (!frame) {
      waited = pending = 0
      frame = requestAnimationFrame(look)
    }
    return true
  }
  function press(action: KeyAction) {
    const active = document.activeElement ?? document.body
    const name = `${action[0]?.toUpperCase()}${action.slice(1)}`
    const colour = colours.indexOf(action)
    const key = action === 'ok' ? 'Enter' : colour < 0 ? `Arrow${name}` : `ColorF${colour}${name}`
    const send = (type: string) =>
      active.dispatchEvent(new KeyboardEvent(type, { key, bubbles: true, cancelable: true }))
    isReplaying = true
    if (send('keydown') && key === 'Enter' && active instanceof HTMLElement) active.click()
    // The next one is not the same key that is held.
    send('keyup')
    isReplaying = false
  }
  function replay() {
    const action = kept.shift()
    if (action) press(action)
    waited = pending = 0
  }
  /** Leads to the rail, which is there before the screen. The keys before that are over; all others are kept. */
  function leadToRail() {
    const towardsRail = document.documentElement.dir === 'rtl' ? 'right' : 'left'
    const at = kept.indexOf(towardsRail)
    if (at < 0) return
    kept.splice(0, at + 1)
    moveFocus(towardsRail, { isTelevision: true })
    waited = 0
  }
  /** Replays the keys, one in a frame, as soon as something can act on them. */
  function look() {
    waited += 1
    quiet += 1
    pending = isScreenPending() ? pending + 1 : 0
    const isOver = waited > waitLimitFrames
    if (isReady() || pending > waitLimitFrames) replay()
    else if (isOver && isWaiting()) leadToRail()
    // Nothing here has that colour.
    else if (isOver && quiet > waitLimitFrames && !isWaiting()) kept.shift()
    frame = kept.length > 0 ? requestAnimationFrame(look) : 0
  }
  function handleKey(event: KeyboardEvent) {
    if (isReplaying || event.defaultPrevented || event.repeat) return
    if (kept.length === 0 && !isWaiting()) return
    if (!keep(event)) {
      // Back, or a colour key whose control is there, leads elsewhere, and acts at once.
      kept.length = 0
      return
    }
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  for (const event of early) keep(event, true)
  document.addEventListener('keydown', handleKey, true)
  return {
    noteChange() {
      quiet = 0
    },
    stop() {
      document.removeEventListener('keydown', handleKey, true)
      cancelAnimationFrame(frame)
    },
  }
}
