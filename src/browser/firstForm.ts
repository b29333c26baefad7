/**
 * The sign-in form that the page shows before the app's code is there (`app/firstPaint`). The app takes it over: what was
 * typed, where the guest is in it, and whether they have pressed.
 */
export interface FirstForm {
  /** By the names of the controls, which are those of the app's own form. Empty where the guest has touched none. */
  values: Record<string, string | boolean>
  isSubmitted: boolean
  /** Puts the focus and the cursor where they were, into a form of the same controls. */
  focusIn: (form: HTMLElement) => void
}

declare global {
  interface Window {
    /** Removes the form, and keeps it from being shown; null where there was none. */
    takeFirstForm?: () => FirstForm | null
  }
}

export function takeFirstForm(page: Pick<Window, 'takeFirstForm'> = window): FirstForm | null {
  const take = page.takeFirstForm
  delete page.takeFirstForm
  return take?.() ?? null
}
