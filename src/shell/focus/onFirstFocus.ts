/** A link leads elsewhere; a control may change what is here. */
const control = 'button, input, select, textarea'

/**
 * Runs the callback when a control gets the focus for the first time: until then nothing of the focus can be lost, and
 * the first screens have more important things to load. Returns the function that cancels it.
 */
export function onFirstFocus(run: () => void): () => void {
  const begin = ({ target }: FocusEvent) => {
    if (!(target instanceof Element) || !target.matches(control)) return
    document.removeEventListener('focusin', begin)
    run()
  }
  document.addEventListener('focusin', begin)
  return () => document.removeEventListener('focusin', begin)
}
