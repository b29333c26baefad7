/**
 * The code that signs a guest in and sends requests to the hotel: sagas, channel, requests and the schemas of the
 * answers. It is one chunk, loaded along with the first screen and run after its paint.
 */
import createSagaMiddleware, { type Task } from 'redux-saga'
import { nextTask } from '../core/scheduler.ts'
import type { Services } from '../core/services.ts'
import { personalValues } from '../domains/session/personalValues.ts'
import { selectSession } from '../domains/session/slice.ts'
import { createHotelServices } from './createHotelServices.ts'
import type { PageServices } from './createServices.ts'
import { fetchScreen } from './fetchScreen.ts'
import { type GuestDomains, keepAlive, rootSaga } from './rootSaga.ts'
import type { Start } from './start/decideStart.ts'
import type { createAppStore } from './store.ts'
import type { Texts } from './texts.ts'

interface SignInOptions extends ReturnType<typeof createAppStore> {
  /** The hotel's origin. */
  origin: string
  page: PageServices
  start: Start
  loadRest: Texts['loadRest']
}

/** Starts the sagas and the services of the hotel. Sagas receive the actions that were dispatched before. */
export function startSignIn({ store, domains, attachSagas, origin, page, start, loadRest }: SignInOptions) {
  const hotelServices = createHotelServices({
    origin,
    page,
    sessionFacts: () => {
      const session = selectSession(store.getState())
      return {
        mode: session.deviceMode || session.mode,
        property: session.propertyId,
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
  let isStopped = false
  /** Ignores sagas whose code arrives after the app has been stopped. */
  const run = (start: () => Task) => {
    if (!isStopped) tasks.push(start())
  }

  const guestDomains: GuestDomains = {
    async fetch(pathname) {
      const [definitions] = await loadGuestDomains()
      await fetchScreen(Object.values(definitions), pathname)
    },
    async add() {
      const [definitions] = await loadGuestDomains()
      // In a task of its own: it is long on a slow phone.
      await nextTask()
      domains.add(Object.values(definitions))
    },
  }
  const loadGuestDomains = () => Promise.all([import('./guestDomains.ts'), loadRest()])

  attachSagas(
    saga,
    () => run(() => saga.run(rootSaga, guestDomains, start)),
    (state) => run(() => saga.run(keepAlive, state)),
  )

  return {
    services,
    stop() {
      isStopped = true
      for (const task of tasks) task.cancel()
      services.hotel.stop()
    },
  }
}
