type ClipboardWindow = Pick<Window, 'document' | 'navigator'>

/** Copies a text to the clipboard. Resolves to false where the browser refuses. */
export async function copyText(text: string, window: ClipboardWindow = globalThis.window): Promise<boolean> {
  const { document, navigator } = window
  // Typed as always there, but pages over plain http and older engines do not have it.
  const clipboard = navigator.clipboard as Clipboard | undefined
  if (!clipboard) return copySelection(text, document)
  try {
    await clipboard.writeText(text)
    return true
  } catch {
    return copySelection(text, document)
  }
}

/** The older way: selects the text in a field that is not seen, and copies the selection. */
function copySelection(text: string, document: Document): boolean {
  const focused = document.activeElement as HTMLElement | null
  const field = document.createElement('textarea')
  field.value = text
  field.readOnly = true
  field.style.cssText = 'position: fixed; top: 0; opacity: 0'
  document.body.append(field)
  field.focus({ preventScroll: true })
  field.select()
  try {
    return document.execCommand('copy')
  } catch {
    return false
  } finally {
    field.remove()
    focused?.focus({ preventScroll: true })
  }
}
