import * as v from 'valibot'
import { useDraft } from './useDraft.ts'

const text = v.string()

/** Draft of a text that the guest is writing; an empty text removes the draft. */
export const useTextDraft = (form: string, initial = '') => useDraft(form, text, initial)
