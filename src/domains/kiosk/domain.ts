import { defineDomain, lazyState } from '../../core/domains/defineDomain.ts'

/** What only a kiosk does: it invites, watches whether the guest is still there, and forgets them (MODE-19). */
export const kiosk = defineDomain({
  name: 'kiosk',
  texts: 'extra',
  state: lazyState(async () => (await import('./state.ts')).kioskState),
  startsOnDevice: 'kiosk',
})
