import { all, call, put, select, takeLatest } from 'typed-redux-saga'
import type { DomainDefinition } from '../../../core/domains/domain.types.ts'
import type { DomainFinds } from '../../../core/domains/finds.types.ts'
import { isVisitOf } from '../../../core/routing/screenVisit.ts'
import { log, service } from '../../../core/services.ts'
import { contentReset } from '../../language/slice.ts'
import { menuLoaded } from '../../menu/slice.ts'
import { countOf } from '../results.ts'
import { contentsLoaded, contentsRequested, searchFailed, searchLoaded, selectSearch } from '../slice.ts'

/** Loads what the device searches itself (FIND-01). */
export function* contentsSaga() {
  yield* takeLatest([isVisitOf('search'), menuLoaded, contentReset, searchLoaded, searchFailed], loadMissing)
}

/**
 * Loads the contents that are missing. Those that the hotel's own search knows are loaded only if it has found nothing,
 * or has failed: the guest may have mistyped a name.
 */
function* loadMissing() {
  const { status, result, typeFilter, contents } = yield* select(selectSearch)
  const hasFoundNothing =
    status === 'failure' || (status === 'success' && result !== null && countOf(result, typeFilter) === 0)
  const domains = yield* service('domains')
  const missing = domains.all().filter(({ name, finds }) => finds && !contents[name])
  if (missing.length === 0) return
  yield* put(contentsRequested())
  const loaded = yield* all(missing.map((domain) => call(load, domain, hasFoundNothing)))
  yield* put(contentsLoaded(Object.fromEntries(loaded.flatMap((entry) => (entry ? [entry] : [])))))
}

/** Name and contents of a domain; null if there are none to be loaded now. */
function* load({ name, finds: module }: DomainDefinition, hasFoundNothing: boolean) {
  if (!module) return null
  try {
    const finds: DomainFinds = module.peek() ?? (yield* call(module.load))
    if (!finds.contents || (finds.areSearchedByHotel && !hasFoundNothing)) return null
    const found = yield* call(finds.contents)
    // Frozen, because the store would freeze all of it, entry by entry, but skips what is frozen already. An empty list
    // may be a failed one, and is requested again.
    return found.length > 0 ? ([name, Object.freeze(found)] as const) : null
  } catch (error) {
    yield* log('error', 'search', `what ${name} contains did not load: ${String(error)}`)
    return null
  }
}
