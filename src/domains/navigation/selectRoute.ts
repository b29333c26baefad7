import { decideRoute, type RouteDecision } from '../../core/domains/decideRoute.ts'
import type { DomainRegistry } from '../../core/domains/registry.ts'
import { selectAreGuestDomainsLoaded } from '../../core/domains/slice.ts'
import type { Place } from '../../core/routing/slice.ts'
import { selectIsFormOffered, selectMode, selectStatus } from '../session/slice.ts'

export type RouteState = Parameters<typeof selectStatus>[0] &
  Parameters<typeof selectAreGuestDomainsLoaded>[0]

/** What a guest sees at a place now. The saga enters it, and the frame renders it. */
export const selectRoute = (state: RouteState, domains: DomainRegistry, place: Place): RouteDecision =>
  decideRoute({
    place,
    match: domains.match(place.pathname),
    areGuestDomainsLoaded: selectAreGuestDomainsLoaded(state),
    status: selectStatus(state),
    isFormOffered: selectIsFormOffered(state),
    mode: selectMode(state),
  })
