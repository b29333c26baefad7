/**
 * The ring around the focus shows unless the guest is known to point (finger, mouse): televisions of 2020 have no
 * `:focus-visible`, and a remote control that says nothing about itself must never be left without a ring.
 */
export const keyboardInUse = 'html:not([data-input="pointer"])'

/** Notes on the root element how the guest works just now. Returns what ends it. */
export function followInputKind(root: HTMLElement = document.documentElement): () => void {
  // Every write makes the browser look at the styles of the whole page again.
  const setKind = (kind: 'pointer' | 'keyboard') => {
    if (root.dataset.input !== kind) root.dataset.input = kind
  }
  const handlePointer = () => setKind('pointer')
  const handleKey = (event: KeyboardEvent) => {
    // Writing into a field or holding a modifier says nothing about how the guest moves.
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
