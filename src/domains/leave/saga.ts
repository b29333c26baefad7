import { select, takeEvery } from 'typed-redux-saga'
import { screenOf } from '../addresses.ts'
import { leaveTarget } from '../leaveTarget.ts'
import { selectCanGoBack } from '../navigation/slice.ts'
import { go, log, world } from '../world.ts'
import { exitReached } from './events.ts'

export function* leaveSaga() {
  yield* takeEvery(exitReached, leave)
}

/** Opens what the address names and returns to the screen before; what may not be opened leads home (ROUTE-14, PAGE-20). */
function* leave({ payload: pathname }: ReturnType<typeof exitReached>) {
  const screen = screenOf(pathname)
  const target = screen && leaveTarget(screen.name, screen.params)
  const page = yield* world('page')
  if (target?.kind === 'page') page.open(target.url)
  else if (target) page.leave(target.url)
  else yield* log('warn', 'leave', `nothing may be opened at ${pathname}`)
  if (!target || !(yield* select(selectCanGoBack))) return yield* go('/', { replace: true })
  const navigator = yield* world('navigator')
  navigator.back()
}
