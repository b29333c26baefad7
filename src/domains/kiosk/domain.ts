import { defineDomain, lazyState } from '../../core/domains/defineDomain.ts'

/**
 * Functions of a kiosk only: it invites guests, watches whether one is still there, and deletes their data (MODE-19).
 */
export const kiosk = defineDomain({
  name: 'kiosk',
  state: lazyState(async () => (await import('./state.ts')).kioskState),
  startsOnDevice: 'kiosk',
})
