import type { ReactElement } from 'react'
import { navigated } from '../core/routing/slice.ts'
import type { Services } from '../core/services.ts'
import { selectSessionParams } from '../domains/navigation/sessionParams.ts'
import { personalValues } from '../domains/session/personalValues.ts'
import { selectSession } from '../domains/session/slice.ts'
import { App } from './App.tsx'
import { createServices, type ServicesOptions, type SessionFacts } from './createServices.ts'
import { type AppStore, createAppStore } from './store.ts'
import { createTexts } from './texts.ts'

export interface RunningApp {
  store: AppStore
  services: Services
  element: ReactElement
  /** Starts the sagas and dispatches the present address. To be called before the first render, which depends on it. */
  start: () => void
  /** Stops the channel and all sagas. */
  stop: () => void
}

/** Creates services, store and root element. Nothing runs before `start`, and nothing is shown before it is rendered. */
export function createApp(options: Pick<ServicesOptions, 'origin' | 'page' | 'device' | 'now'>): RunningApp {
  const { i18n, loadLanguage, loadGuestTexts } = createTexts()
  let sessionFacts = (): SessionFacts => ({ mode: '', personal: [], sessionParams: {}, guest: '' })
  const services = createServices({ ...options, loadLanguage, sessionFacts: () => sessionFacts() })
  const { store, domains, start, stop } = createAppStore(services, loadGuestTexts)
  sessionFacts = () => {
    const state = store.getState()
    const session = selectSession(state)
    return {
      mode: session.deviceMode || session.mode,
      personal: personalValues(session),
      sessionParams: selectSessionParams(state),
      guest: session.status === 'registered' ? session.loginData.userId : '',
    }
  }

  return {
    store,
    services: { ...services, domains },
    element: (
      <App store={store} domains={domains} i18n={i18n} history={services.history} drafts={services.drafts} />
    ),
    start: () => {
      start()
      store.dispatch(navigated({ ...services.history.presentPlace(), how: 'load', paramsOnly: false }))
    },
    stop: () => {
      stop()
      services.hotel.stop()
      services.history.stop()
    },
  }
}
