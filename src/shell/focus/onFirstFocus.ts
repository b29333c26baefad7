/**
 * Runs the callback when something on the page gets the focus for the first time: until then nothing of the focus can be
 * lost, and the first screen has more important things to load. Returns the function that cancels it.
 */
export function onFirstFocus(run: () => void): () => void {
  const begin = () => {
    document.removeEventListener('focusin', begin)
    run()
  }
  document.addEventListener('focusin', begin)
  return () => document.removeEventListener('focusin', begin)
}
