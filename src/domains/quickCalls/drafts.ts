/** The call that is under way. */
export const callDraft = 'quick-call'

/** One that the guest has hung up, and the exchange has not heard of yet. */
export const hangUpDraft = 'quick-call-hang-up'
