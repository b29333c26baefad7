import { put, select, takeEvery } from 'typed-redux-saga'
import { externalTarget } from '../../core/routing/externalTarget.ts'
import { selectCanGoBack } from '../../core/routing/slice.ts'
import { go, log, service } from '../../core/services.ts'
import { addressOffered } from '../kiosk/slice.ts'
import { selectDeviceMode } from '../session/slice.ts'
import { externalLinkOpened } from './events.ts'

export function* externalLinkSaga() {
  yield* takeEvery(externalLinkOpened, openExternal)
}

/** Opens the address and goes back; without a previous screen, or where it may not be opened, home (ROUTE-14, PAGE-20). */
function* openExternal({ payload: pathname }: ReturnType<typeof externalLinkOpened>) {
  const domains = yield* service('domains')
  const match = domains.match(pathname)
  const target = match && externalTarget(match.screen.name, match.params)
  const page = yield* service('page')
  if (target && (yield* select(selectDeviceMode)) === 'kiosk') yield* put(addressOffered(target.url))
  else if (target?.kind === 'page') page.open(target.url)
  else if (target) page.leave(target.url)
  else yield* log('warn', 'externalLink', `nothing may be opened at ${pathname}`)
  if (!target || !(yield* select(selectCanGoBack))) return yield* go('/', { replace: true })
  const history = yield* service('history')
  history.back()
}
