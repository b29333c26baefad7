/** Draft key of the current call. */
export const callDraft = 'quick-call'

/** Draft key of a call that the guest has hung up, but the telephone exchange has not ended yet. */
export const hangUpDraft = 'quick-call-hang-up'
