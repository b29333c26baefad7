import type { ReactElement } from 'react'
import { chunkLoadFailed, reloadPressed } from '../core/chunks/slice.ts'
import type { Services } from '../core/services.ts'
import { defaultValues } from '../domains/config/values.ts'
import { selectSessionParams } from '../domains/navigation/sessionParams.ts'
import { App } from './App.tsx'
import { createServices, type ServicesOptions } from './createServices.ts'
import { applyStart } from './start/applyStart.ts'
import { decidePageStart } from './start/pageStart.ts'
import { type AppStore, createAppStore } from './store.ts'
import { createTexts } from './texts.ts'

export interface RunningApp {
  store: AppStore
  element: ReactElement
  /**
   * Shows what is known about the current address and loads the code that sends requests: at once, or after the first
   * paint if the form needs no answer of the hotel. Call it before the first render, which depends on it. Resolves when
   * that code has started; stays pending if it fails to load, of which the guest is notified.
   */
  start: () => Promise<Services>
  /** Stops the channel and all sagas. */
  stop: () => void
}

export interface AppOptions extends Pick<ServicesOptions, 'page' | 'device' | 'now'> {
  /** The hotel's origin. */
  origin: string
}

/** Creates the store and the root element. `start` starts the app; the caller renders the element. */
export function createApp({ origin, ...options }: AppOptions): RunningApp {
  const { i18n, loadLanguage, loadRest } = createTexts()
  let sessionParams = (): Record<string, string> => ({})
  const page = createServices({ ...options, loadLanguage, sessionParams: () => sessionParams() })
  const appStore = createAppStore()
  const { store, domains } = appStore
  sessionParams = () => selectSessionParams(store.getState())

  let isStopped = false
  let stopSignIn = () => {}
  let noteShown: () => void = () => undefined
  const shown = new Promise<void>((resolve) => {
    noteShown = resolve
  })

  async function start(): Promise<Services> {
    const given = window.start
    const start =
      given?.href === window.location.href
        ? given
        : decidePageStart(page.storage, defaultValues.login_devices)
    const form = applyStart({ start, store, page })
    if (form && (await form)) await shown
    const { startSignIn } = await loadSignIn()
    if (isStopped) return new Promise(() => {})
    const { services, stop } = startSignIn({ ...appStore, origin, page, start, loadRest })
    stopSignIn = stop
    return services
  }

  async function loadSignIn() {
    try {
      return await import('./signIn.ts')
    } catch (error) {
      // The sagas that handle these events are in the chunk that failed to load.
      appStore.attachSagas(
        () => (next) => (action) => {
          if (reloadPressed.match(action)) page.page.reload()
          return next(action)
        },
        () => store.dispatch(chunkLoadFailed({ part: 'signIn', reason: String(error) })),
        () => undefined,
      )
      return new Promise<never>(() => {})
    }
  }

  return {
    store,
    element: (
      <App
        store={store}
        domains={domains}
        i18n={i18n}
        history={page.history}
        drafts={page.drafts}
        onShown={noteShown}
      />
    ),
    start,
    stop: () => {
      isStopped = true
      stopSignIn()
      page.history.stop()
    },
  }
}
