/**
 * The focus ring is shown unless the guest is known to use a pointer (finger, mouse): televisions of 2020 have no
 * `:focus-visible`, and an unknown remote control must never be left without a ring.
 */
export const keyboardInUse = 'html:not([data-input="pointer"])'

/** Sets the current kind of input on the root element. Returns the function that stops it. */
export function followInputKind(root: HTMLElement = document.documentElement): () => void {
  // Every write makes the browser recalculate the styles of the whole page.
  const setKind = (kind: 'pointer' | 'keyboard') => {
    if (root.dataset.input !== kind) root.dataset.input = kind
  }
  const handlePointer = () => setKind('pointer')
  const handleKey = (event: KeyboardEvent) => {
    // Typing into a field or holding a modifier does not show how the guest moves the focus.
    if (event.metaKey || event.ctrlKey || event.altKey || (event.key.length === 1 && event.key !== ' '))
      return
    setKind('keyboard')
  }
  document.addEventListener('pointerdown', handlePointer, true)
  document.addEventListener('keydown', handleKey, true)
  return () => {
    document.removeEventListener('pointerdown', handlePointer, true)
    document.removeEventListener('keydown', handleKey, true)
  }
}
