import { hashOf } from '../../core/sending/attempt.ts'
import type { PageRequest } from './request.types.ts'

/** Identifies a request among the requests of all pages. */
export const requestKey = ({ to, subject, text }: PageRequest) => [to, subject, text].join('\n')

/** The draft of the note that the guest adds to a request. */
export const noteDraft = (key: string) => `content-note/${key}`

/** The draft that says which request's dialog is open. */
export const openDraft = 'content-request'

/** A request is the same intent whatever note the guest adds. */
export const intentOf = (request: PageRequest) => `request/${hashOf(requestKey(request))}`
