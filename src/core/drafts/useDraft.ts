import { createContext, useContext, useState } from 'react'
import type { Drafts } from '../../browser/drafts.ts'
import type { Reader } from '../../browser/storage.ts'

export const DraftsContext = createContext<Drafts | null>(null)

/**
 * State of a form that outlives a reload of the page (RT-25). It is the guest's until it is cleared: by the form after
 * its success, and for all forms when the guest leaves. Never for a password.
 */
export function useDraft<Value>(
  form: string,
  reader: Reader<Value>,
  initial: Value,
): [value: Value, set: (value: Value) => void] {
  const drafts = useContext(DraftsContext)
  const [value, setValue] = useState(() => drafts?.read(form, reader) ?? initial)
  const set = (next: Value) => {
    setValue(next)
    if (next === '' || next === null) drafts?.clear(form)
    else drafts?.save(form, next)
  }
  return [value, set]
}
