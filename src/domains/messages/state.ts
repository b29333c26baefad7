import { messageDeletionSaga } from './delete.saga.ts'

/** What the messages are is known from sign-in on (`messageList`). */
export const slices = []
export const saga = messageDeletionSaga
