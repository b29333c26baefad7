import type { OfflineState } from './slice.ts'

/** True if the guest is out of the hotel's reach. Not in `slice.ts`, which is not part of the first load. */
export const selectIsAway = (state: { offline?: OfflineState }): boolean => state.offline?.isAway ?? false

/** True if the channel is open but the hotel does not answer the sign-in. */
export const selectIsSilent = (state: { offline?: OfflineState }): boolean => state.offline?.isSilent ?? false

/** True while the line says until when the control that the guest has pressed waits for the hotel. */
export const selectIsAsked = (state: { offline?: OfflineState }): boolean => state.offline?.isAsked ?? false

/**
 * True if this page has lost the hotel and is not back yet, or waits for it in vain: not while it is loaded, when the
 * hotel has yet to be reached.
 */
export const selectIsStillLost = ({ offline }: { offline?: OfflineState }): boolean =>
  offline?.isAway === true && (offline.isSilent || offline.lostAt !== null)
