/** The tab's history, where nobody may go back to who was there before. */

type State = Readonly<Record<string, unknown>>

interface TabHistory {
  settled: () => Promise<unknown>
  go: (to: string, options: { replace: boolean }) => void
  insertBelow: (entries: readonly { to: string; state: State }[], state: State) => void
}

/** A browser that never reports a step must not keep the kiosk from what follows. */
const stepLimitMs = 1000

/**
 * No page can delete an entry, but a new one takes the place of all that lie above: so the tab goes back to the app's
 * first, which gets the address, and one more is added. Where the first belongs to an earlier load, the step loads it,
 * and the rest is done there.
 */
export async function clearTabHistory(history: TabHistory, address: string): Promise<void> {
  await history.settled()
  const entries = entriesBelow()
  if (entries > 0) await stepBack(entries)
  history.go(address, { replace: true })
  history.insertBelow([{ to: address, state: {} }], {})
}

/** What TypeScript does not know yet of the browser. */
interface NavigationWindow {
  navigation?: { currentEntry?: { index: number } | null }
}

/** How many entries of the app lie below the present one; older engines know those of the router alone. */
function entriesBelow(): number {
  const index = (window as NavigationWindow).navigation?.currentEntry?.index
  if (index !== undefined && index >= 0) return index
  const { idx } = (window.history.state ?? {}) as { idx?: number }
  return idx ?? 0
}

const stepBack = (entries: number) =>
  new Promise<void>((resolve) => {
    const finish = () => {
      window.removeEventListener('popstate', finish)
      clearTimeout(timer)
      resolve()
    }
    const timer = setTimeout(finish, stepLimitMs)
    window.addEventListener('popstate', finish)
    window.history.go(-entries)
  })
