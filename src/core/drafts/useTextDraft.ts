import * as v from 'valibot'
import { useDraft } from './useDraft.ts'

const text = v.string()

/** A text that the guest is writing; an empty one is no draft. */
export const useTextDraft = (form: string, initial = '') => useDraft(form, text, initial)
