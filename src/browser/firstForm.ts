/**
 * The sign-in form that the page shows before the app's code is loaded (`app/firstPaint`). The app takes over its input
 * and focus, and whether the guest has submitted it.
 */
export interface FirstForm {
  /** Values by the controls' names, which are the same in the app's form. Empty if the guest has changed none. */
  values: Record<string, string | boolean>
  isSubmitted: boolean
  /** Restores focus and selection in a form that has the same controls. */
  focusIn: (form: HTMLElement) => void
}

declare global {
  interface Window {
    /** Removes the form, or prevents it from being shown; returns null if it was not shown. */
    takeFirstForm?: () => FirstForm | null
  }
}

export function takeFirstForm(page: Pick<Window, 'takeFirstForm'> = window): FirstForm | null {
  const take = page.takeFirstForm
  delete page.takeFirstForm
  return take?.() ?? null
}
