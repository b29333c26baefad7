/**
 * Form input that the guest has not submitted yet, by form. It survives the reload after a lost channel or an update
 * (RT-25) and ends with the tab.
 */
import type { Reader, StorageArea } from './storage.ts'

/** Key of the draft in session storage. */
export const draftKeyOf = (form: string) => `draft/${form}`

export interface Drafts {
  /** Must never be given a password (LOGIN-07). */
  save: (form: string, value: unknown) => void
  /** A draft that does not fit the schema, such as one of an older version, is dropped. */
  read: <Value>(form: string, reader: Reader<Value>) => Value | undefined
  clear: (form: string) => void
}

/** @param area session storage */
export function createDrafts(area: StorageArea): Drafts {
  return {
    save: (form, value) => area.write(draftKeyOf(form), value),
    read: (form, reader) => area.read(draftKeyOf(form), reader),
    clear: (form) => area.remove(draftKeyOf(form)),
  }
}
