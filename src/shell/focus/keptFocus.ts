/** Focusable elements of a page, in document order. */
const focusable = 'a[href], button, input, select, textarea, summary, [tabindex]'
const headings = 'h1, h2, h3, [data-screen-title]'
/** Where one of several alike stands. */
const rowSelector = 'li, tr, [role="listitem"], [role="row"], article'
const modalSelector = '[role="dialog"], [role="menu"]'
/** Where a dialog keeps the focus that has no control: its frame, and what guards its edges. */
const frameSelector = '.MuiDialog-container, .MuiModal-root, [data-testid^="sentinel"]'
/** Delay before a lost focus is moved, because the control that had it may be rendered anew at once. */
const lossDelayMs = 60
/** How long a control that comes back, such as after "Undo", is waited for. */
const returnLimitMs = 2000

interface FocusPosition {
  item: HTMLElement
  name: string
  pathname: string
  modal: Element | null
  row: Element | null
  list: Element | null
  /** Index of the row among those of the list that have controls, and of the control among those of the row. */
  index: number
  nth: number
}

const nameOf = (item: HTMLElement) => `${item.tagName} ${item.getAttribute('aria-label') ?? item.textContent}`

const controlsIn = (within: ParentNode): HTMLElement[] =>
  [...within.querySelectorAll<HTMLElement>(focusable)].filter(
    (item) => item.tabIndex >= 0 && !item.matches(':disabled, [aria-hidden="true"] *, [inert] *, [hidden] *'),
  )

const rowsIn = (list: Element) =>
  [...list.querySelectorAll(rowSelector)].filter((row) => controlsIn(row).length > 0)

function placeOf(item: HTMLElement): FocusPosition {
  const row = item.closest(rowSelector)
  const list = row?.closest('ul, ol, table, [role="list"], [role="table"]') ?? row?.parentElement ?? null
  return {
    item,
    name: nameOf(item),
    pathname: window.location.pathname,
    modal: item.closest(modalSelector),
    row,
    list,
    index: row && list ? rowsIn(list).indexOf(row) : -1,
    nth: row ? controlsIn(row).indexOf(item) : -1,
  }
}

/** Whether the guest cannot use it any more: a press elsewhere on the page is no loss. */
const isLost = ({ item }: FocusPosition) => !item.isConnected || item.matches(':disabled')

const isInNotice = ({ item }: FocusPosition) =>
  item.closest('[role="status"], [role="alert"], .MuiSnackbar-root') !== null

/** The last heading before the element, or the first of all. */
function headingBefore(element: Element | null, within: ParentNode): HTMLElement | null {
  const all = [...within.querySelectorAll<HTMLElement>(headings)]
  const before = all.filter(
    (heading) => element && heading.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING,
  )
  return before[before.length - 1] ?? all[0] ?? null
}

/** What takes the place of a control that is gone: the one beside it, of the next row, else the heading above. */
function standInFor(
  { item, name, row, list, index, nth }: FocusPosition,
  within: ParentNode,
): HTMLElement | null {
  const anew = controlsIn(within).find((one) => nameOf(one) === name)
  if (anew) return anew
  if (item.isConnected) {
    const group = item.closest('[role="group"]')
    return group && (controlsIn(group)[0] ?? null)
  }
  if (row?.isConnected) return controlsIn(row)[0] ?? headingBefore(row, within)
  if (!list?.isConnected || index < 0) return headingBefore(null, within)
  const rows = rowsIn(list)
  const next = rows[Math.min(index, rows.length - 1)]
  const controls = next ? controlsIn(next) : []
  return controls[nth] ?? controls[0] ?? headingBefore(list, within)
}

function focusOn(element: HTMLElement | null): void {
  if (!element) return
  if (!element.matches(focusable)) element.tabIndex = -1
  element.focus({ preventScroll: true })
  element.scrollIntoView?.({ block: 'nearest' })
}

/**
 * Keeps the focus where the guest was: a control that is removed, by the guest or by the hotel, hands it to the one
 * beside it, to the next row or to the heading above, and what "Undo" brings back gets it again. Without this the browser
 * begins again at the top of the page, and a screen reader is silent. Returns the function that stops it.
 */
export function keepFocus(): () => void {
  const { activeElement } = document
  let last =
    activeElement instanceof HTMLElement && activeElement !== document.body ? placeOf(activeElement) : null
  /** Of the page below a dialog. */
  let below = last
  /** What was lost last: "Undo" may bring it back. */
  let gone: FocusPosition | null = null
  let timer: ReturnType<typeof setTimeout> | undefined

  const isNowhere = () =>
    !document.activeElement ||
    document.activeElement === document.body ||
    document.activeElement.matches(frameSelector)

  function handleFocus({ target }: FocusEvent) {
    if (!(target instanceof HTMLElement) || target.matches(frameSelector)) return
    last = placeOf(target)
    if (!last.modal) below = last
  }

  function move(lost: FocusPosition, begun: number) {
    if (!isNowhere() || lost.pathname !== window.location.pathname) return
    const within = lost.modal ?? document.getElementById('content') ?? document.body
    if (isInNotice(lost) && gone) {
      const { name } = gone
      const back = controlsIn(within).find((one) => nameOf(one) === name)
      if (!back && Date.now() - begun < returnLimitMs) {
        timer = setTimeout(() => move(lost, begun), lossDelayMs)
        return
      }
      focusOn(back ?? standInFor(gone, within))
      gone = null
      return
    }
    if (!isInNotice(lost)) gone = lost
    focusOn(standInFor(lost, within))
  }
  function handleChange() {
    if (!isNowhere()) return
    // A dialog that is gone gives the focus back to the page, where it may find nothing any more.
    const lost = [last, below].find((place) => place && isLost(place) && place.modal?.isConnected !== false)
    if (!lost) return
    clearTimeout(timer)
    timer = setTimeout(() => move(lost, Date.now()), lossDelayMs)
  }

  const observer = new MutationObserver(handleChange)
  observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled'] })
  document.addEventListener('focusin', handleFocus)
  return () => {
    observer.disconnect()
    document.removeEventListener('focusin', handleFocus)
    clearTimeout(timer)
  }
}
