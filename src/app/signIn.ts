/**
 * What signs a guest in and asks the hotel: sagas, channel, requests and the schemas of the answers. One chunk, loaded
 * beside the first screen and run after its paint.
 */
import createSagaMiddleware, { type Task } from 'redux-saga'
import type { DomainDefinition } from '../core/domains/domain.types.ts'
import type { Services } from '../core/services.ts'
import { personalValues } from '../domains/session/personalValues.ts'
import { selectSession } from '../domains/session/slice.ts'
import { createHotelServices } from './createHotelServices.ts'
import type { PageServices } from './createServices.ts'
import { guestTexts } from './guestTexts.ts'
import { keepAlive, rootSaga } from './rootSaga.ts'
import type { createAppStore } from './store.ts'
import type { Texts } from './texts.ts'

interface SignInOptions extends ReturnType<typeof createAppStore> {
  /** The hotel's origin. */
  origin: string
  page: PageServices
  /** Loads the texts of the screens behind the sign-in. */
  loadGuestTexts: Texts['loadGuestTexts']
}

/** Starts all that asks the hotel. The sagas hear what was dispatched before as if it happened now. */
export function startSignIn({ store, domains, attachSagas, origin, page, loadGuestTexts }: SignInOptions) {
  const hotelServices = createHotelServices({
    origin,
    page,
    sessionFacts: () => {
      const session = selectSession(store.getState())
      return {
        mode: session.deviceMode || session.mode,
        personal: personalValues(session),
        guest: session.status === 'registered' ? session.loginData.userId : '',
      }
    },
  })
  const services: Services = { ...page, ...hotelServices, domains }
  const saga = createSagaMiddleware({
    context: { ...services },
    onError: (error) => services.log('error', 'saga', `${error.name}: ${error.message}`),
  })
  const tasks: Task[] = []

  async function loadGuestDomains(): Promise<readonly DomainDefinition[]> {
    const [guestDomains] = await Promise.all([import('./guestDomains.ts'), loadGuestTexts(guestTexts)])
    return Object.values(guestDomains)
  }

  attachSagas(
    saga,
    () => tasks.push(saga.run(rootSaga, loadGuestDomains)),
    (state) => tasks.push(saga.run(keepAlive, state)),
  )

  return {
    services,
    stop() {
      for (const task of tasks) task.cancel()
      services.hotel.stop()
    },
  }
}
