import { call, put, select, take, takeEvery } from 'typed-redux-saga'
import { isHotelDevice } from '../../browser/deviceKind.ts'
import type { DomainState } from '../../core/domains/domain.types.ts'
import { externalTarget } from '../../core/routing/externalTarget.ts'
import { addressOffered, isScreenNavigation, selectCanGoBack } from '../../core/routing/slice.ts'
import { go, log, service } from '../../core/services.ts'
import { selectDeviceMode } from '../session/slice.ts'
import { externalLinkOpened } from './events.ts'

export function* externalLinkSaga() {
  yield* takeEvery(externalLinkOpened, openExternal)
}

/** Opens the URL and goes back; home if there is no previous screen, or the URL is not allowed (ROUTE-14, PAGE-20). */
function* openExternal({ payload: pathname }: ReturnType<typeof externalLinkOpened>) {
  const domains = yield* service('domains')
  const match = domains.match(pathname)
  const target = match && externalTarget(match.screen.name, match.params, domains.match)
  const page = yield* service('page')
  const { kind } = yield* service('device')
  const staysHere = isHotelDevice(yield* select(selectDeviceMode), kind)
  if (!target) yield* log('warn', 'externalLink', `nothing may be opened at ${pathname}`)
  else if (target.kind === 'page' && !staysHere) page.open(target.url)
  else if (!staysHere) page.leave(target.url)
  yield* call(goBack, target !== null && (yield* select(selectCanGoBack)))
  if (!target || !staysHere) return
  // Nobody could lead the device back from another site: the URL is offered for the guest's phone, over the previous
  // screen.
  yield* take(isScreenNavigation)
  yield* put(addressOffered({ address: target.url }))
}

function* goBack(canGoBack: boolean) {
  const history = yield* service('history')
  if (canGoBack) history.back()
  else yield* go('/', { replace: true })
}

export const externalLinkState: DomainState = { slices: [], saga: externalLinkSaga }
