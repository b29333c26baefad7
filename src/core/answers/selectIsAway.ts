import type { AnswersState } from './slice.ts'

/** Is the guest out of the hotel's reach? Apart from its state, which is not part of the first load. */
export const selectIsAway = (state: { answers?: AnswersState }): boolean => state.answers?.isAway ?? false

/** Is it the hotel that says nothing on an open channel? */
export const selectIsSilent = (state: { answers?: AnswersState }): boolean => state.answers?.isSilent ?? false
