import { put, select } from 'typed-redux-saga'
import { authenticate } from '../../contract/session.ts'
import { callHotel, service } from '../../core/services.ts'
import { evaluateAuthResult } from './authenticate.saga.ts'
import { authenticationStarted, demoEntered, registered, selectSession, signedInOnChannel } from './slice.ts'

/**
 * The demo speaks for the hotel's demo room, so that every service answers, and stores nothing of it (MODE-18). If the
 * hotel has none, the demo begins all the same, and the services report that nobody is signed in.
 */
export function* enterDemo() {
  yield* put(authenticationStarted('app'))
  const storage = yield* service('storage')
  const { loginData, propertyId } = yield* select(selectSession)
  const outcome = yield* callHotel(authenticate, { room: 'demo' })
  storage.beginGuest({ owner: '', property: propertyId })
  const evaluation = outcome.kind === 'ok' ? evaluateAuthResult(outcome.answer, 'demo') : null
  if (outcome.kind === 'ok' && evaluation?.kind === 'registered') {
    const { checkin, residents } = evaluation
    yield* put(registered({ result: outcome.answer, checkin, residents, loginData, by: 'app' }))
    return yield* put(signedInOnChannel())
  }
  // Without a demo room the hotel tells at least which skin to show.
  const nobody = outcome.kind === 'refused' ? yield* callHotel(authenticate, {}) : outcome
  yield* put(demoEntered(nobody.kind === 'ok' ? nobody.answer : null))
}
