type ClipboardWindow = Pick<Window, 'document' | 'navigator'>

/** Copies a text to the clipboard. Resolves to false where the browser refuses. */
export async function copyText(text: string, window: ClipboardWindow = globalThis.window): Promise<boolean> {
  const { document, navigator } = window
  // TypeScript declares it as always present, but it is missing on pages over plain http and in older engines.
  const clipboard = navigator.clipboard as Clipboard | undefined
  if (!clipboard) return copySelection(text, document)
  try {
    await clipboard.writeText(text)
    return true
  } catch {
    return copySelection(text, document)
  }
}

/** Fallback: selects the text in an invisible field and copies the selection. */
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
