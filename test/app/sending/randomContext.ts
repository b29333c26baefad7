/**
 * The tabs of one browser in one process. Each tab runs in an asynchronous context of its own, by which the browser's
 * globals know whose they are: session storage, listeners, timers and locks belong to a tab, local storage to all. A tab
 * that is killed runs no more code and writes nothing, as in a browser; stopping the app alone would let it tidy up.
 */
import { AsyncLocalStorage } from 'node:async_hooks'
import { atEnd } from '../atEnd.ts'

type Listener = (event: Event) => void

export interface TabContext {
  name: string
  isDead: boolean
  session: Storage
  listeners: { type: string; listener: Listener }[]
  /** Functions that end what the page holds: its locks and sockets. */
  endings: (() => void)[]
  /** The tab's address and the state of its entry, while another tab has the window. */
  entry: { address: string; state: unknown }
}

const contexts = new AsyncLocalStorage<TabContext>()
export const presentTab = () => contexts.getStore()

let shown: TabContext | undefined

/** Runs what happens in a tab. The window has that tab's address meanwhile. */
export function inTab<Result>(tab: TabContext, run: () => Result): Result {
  if (shown !== tab) {
    if (shown) shown.entry = { address: window.location.href, state: window.history.state }
    shown = tab
    window.history.replaceState(tab.entry.state, '', tab.entry.address)
  }
  return contexts.run(tab, run)
}

/** No tab has the window any more. */
export const leaveWindow = () =>
  atEnd(() => {
    shown = undefined
  })
