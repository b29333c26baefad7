import { type RefObject, useLayoutEffect, useRef } from 'react'
import { takeFirstForm } from '../../browser/firstForm.ts'
import type { FormValues } from './signInForm.ts'

interface FirstFormOptions {
  form: RefObject<HTMLFormElement | null>
  values: FormValues
  setValues: (values: FormValues) => void
  submit: (values: FormValues) => void
}

/** Takes over the values, the focus and the submission of the static form that the page has shown until now. */
export function useFirstForm({ form, ...options }: FirstFormOptions) {
  const atFirst = useRef(options)
  // Before the paint in which this form replaces the static one.
  useLayoutEffect(() => {
    const first = takeFirstForm()
    if (!first) return
    const { values, setValues, submit } = atFirst.current
    const entered = { ...values, ...first.values }
    if (Object.keys(first.values).length > 0) setValues(entered)
    if (form.current) first.focusIn(form.current)
    if (first.isSubmitted) submit(entered)
  }, [form])
}
