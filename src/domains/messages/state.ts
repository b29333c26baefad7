import { messageDeletionSaga } from './delete.saga.ts'

/** No slice is loaded here: the slice of the messages is registered at sign-in (`messageList`). */
export const slices = []
export const saga = messageDeletionSaga
