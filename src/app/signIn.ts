/**
 * The code that signs a guest in and sends requests to the hotel: sagas, channel, requests and the schemas of the
 * answers. It is one chunk, loaded along with the first screen and run after its paint.
 */
import createSagaMiddleware, { type Task } from 'redux-saga'
import { lazyModule } from '../core/lazyModule.ts'
import { nextTask } from '../core/scheduler.ts'
import type { Services } from '../core/services.ts'
import { personalValues } from '../domains/session/personalValues.ts'
import { selectSession } from '../domains/session/slice.ts'
import { createHotelServices } from './createHotelServices.ts'
import type { PageServices } from './createServices.ts'
import { fetchScreen } from './fetchScreen.ts'
import { extraTexts, guestTexts, screenTexts } from './guestTexts.ts'
import { type GuestDomains, keepAlive, rootSaga } from './rootSaga.ts'
import type { createAppStore } from './store.ts'
import type { LoadTexts, Texts } from './texts.ts'

interface SignInOptions extends ReturnType<typeof createAppStore> {
  /** The hotel's origin. */
  origin: string
  page: PageServices
  addTexts: Texts['addTexts']
}

/** Starts the sagas and the services of the hotel. Sagas receive the actions that were dispatched before. */
export function startSignIn({ store, domains, attachSagas, origin, page, addTexts }: SignInOptions) {
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
  let isStopped = false
  /** Ignores sagas whose code arrives after the app has been stopped. */
  const run = (start: () => Task) => {
    if (!isStopped) tasks.push(start())
  }

  const lazyTexts = (name: string, texts: LoadTexts) =>
    lazyModule(async () => ({ [name]: await addTexts(texts).then(() => texts) }), name)
  const texts = {
    screens: lazyTexts('screenTexts', screenTexts),
    extra: lazyTexts('extraTexts', extraTexts),
  }

  const guestDomains: GuestDomains = {
    async fetch(pathname) {
      const [definitions] = await loadGuestDomains()
      await fetchScreen(Object.values(definitions), pathname, texts.screens)
    },
    async add() {
      const [definitions] = await loadGuestDomains()
      // In a task of its own: it is long on a slow phone.
      await nextTask()
      domains.add(Object.values(definitions), texts)
    },
  }
  const loadGuestDomains = () => Promise.all([import('./guestDomains.ts'), addTexts(guestTexts)])

  attachSagas(
    saga,
    () => run(() => saga.run(rootSaga, guestDomains)),
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
