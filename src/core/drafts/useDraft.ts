import { createContext, useContext, useState } from 'react'
import type { Drafts, Reader } from '../../browser/storage.ts'

export const DraftsContext = createContext<Drafts | null>(null)

export function useDrafts(): Drafts {
  const drafts = useContext(DraftsContext)
  if (!drafts) throw new Error('useDrafts needs a DraftsContext above the component.')
  return drafts
}

/**
 * State of a form that survives a reload of the page (RT-25). It is kept until the form clears it after a successful
 * submit, or until the guest leaves, which clears all forms. Never use it for a password.
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
