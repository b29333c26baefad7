/** Position of focus and selection in a form. */
interface FormFocus {
  /** Index of the focused control among the form's inputs, links and buttons, from 0. */
  at: number
  selection: [start: number, end: number] | null
}

const controlsOf = (form: Element) => [...form.querySelectorAll<HTMLElement>('input, a, button')]

/** The focus within the form; null if the focus is elsewhere. */
export function readFocus(form: Element): FormFocus | null {
  const { activeElement } = document
  if (!(activeElement instanceof HTMLElement)) return null
  const at = controlsOf(form).indexOf(activeElement)
  return at < 0 ? null : { at, selection: selectionOf(activeElement) }
}

export function restoreFocus(form: Element, focus: FormFocus | null): void {
  if (!focus) return
  const { at, selection } = focus
  const control = controlsOf(form)[at]
  control?.focus({ preventScroll: true })
  if (selection && control instanceof HTMLInputElement) control.setSelectionRange(...selection)
}

/** Null for controls without a selection, such as date and email inputs. */
function selectionOf(control: HTMLElement): FormFocus['selection'] {
  if (!(control instanceof HTMLInputElement)) return null
  const { selectionStart, selectionEnd } = control
  return selectionStart === null || selectionEnd === null ? null : [selectionStart, selectionEnd]
}
