import type { i18n } from 'i18next'
import { type ReactElement, useDeferredValue, useEffect, useLayoutEffect, useState } from 'react'
import { I18nextProvider } from 'react-i18next'
import { Provider, useDispatch, useSelector, useStore } from 'react-redux'
import { BrowserRouter, useLocation, useNavigate, useNavigationType } from 'react-router-dom'
import { takeFirstForm } from '../browser/firstForm.ts'
import type { Drafts } from '../browser/storage.ts'
import { chunkLoadFailed, reloadPressed } from '../core/chunks/slice.ts'
import type { DomainRegistry } from '../core/domains/registry.ts'
import { DomainsContext } from '../core/domains/useDomains.ts'
import { DraftsContext } from '../core/drafts/useDraft.ts'
import { type AppHistory, navigationTo } from '../core/routing/history.ts'
import { basePath } from '../core/routing/paths.ts'
import { navigated, selectPlace } from '../core/routing/slice.ts'
import { HistoryContext, useHistory } from '../core/routing/useHistory.ts'
import type { Services } from '../core/services.ts'
import { defaultValues } from '../domains/config/values.ts'
import { choiceChanged, languageApplied, selectAreTextsLoaded } from '../domains/language/slice.ts'
import { selectSessionParams } from '../domains/navigation/sessionParams.ts'
import { settingsRestored } from '../domains/property/slice.ts'
import { selectSession, sessionValuesRead } from '../domains/session/slice.ts'
import { selectHasTheme, themeRestored } from '../domains/theme/slice.ts'
import { Frame } from '../shell/frame/Frame.tsx'
import { ErrorFallback } from '../shell/screens/FailedScreen.tsx'
import { HotelTheme } from '../shell/theme/HotelTheme.tsx'
import type { Elements } from '../ui/elements.types.ts'
import { OverlayHistoryContext } from '../ui/useBackCloses.ts'
import { createServices, type PageServices, type ServicesOptions } from './createServices.ts'
import { decidePageStart, readLook, type Start } from './start/decideStart.ts'
import { type AppStore, createAppStore } from './store.ts'
import { createTexts } from './texts.ts'

/** The longest wait for the hotel's theme. */
const themeTimeoutMs = 2500

/** Renders the app once texts and theme are loaded; until then the page shows its splash. */
function WhenReady({ children, onShown }: { children: Elements; onShown: () => void }) {
  const areTextsLoaded = useSelector(selectAreTextsLoaded)
  const hasTheme = useSelector(selectHasTheme)
  const [isTimedOut, setTimedOut] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setTimedOut(true), themeTimeoutMs)
    return () => clearTimeout(timer)
  }, [])

  // Deferred: the first screen is rendered in small steps, so that a slow phone can handle input in between.
  const isReady = useDeferredValue(areTextsLoaded && (hasTheme || isTimedOut), false)
  // Before the paint, so that the first screen replaces the splash and the static sign-in form in the same frame.
  useLayoutEffect(() => {
    if (!isReady) return
    takeFirstForm()
    document.getElementById('splash')?.remove()
  }, [isReady])
  useEffect(() => {
    if (!isReady) return
    // Once rendered, the app stays mounted, even while a theme that failed to load is requested again.
    setTimedOut(true)
    onShown()
  }, [isReady, onShown])
  return isReady ? children : null
}

/** Connects the history to the router, and dispatches the router's navigations to the store. */
function RouterBridge() {
  const history = useHistory()
  const navigate = useNavigate()
  const location = useLocation()
  const action = useNavigationType()
  const dispatch = useDispatch()
  const store = useStore<ReturnType<AppStore['getState']>>()

  useEffect(() => history.connect(navigate), [history, navigate])

  // `applyStart` has dispatched the navigation of the page load already.
  useEffect(() => {
    const navigation = navigationTo(location, action, selectPlace(store.getState()))
    if (navigation) dispatch(navigated(navigation))
  }, [location, action, dispatch, store])

  return null
}

interface AppProps {
  store: AppStore
  domains: DomainRegistry
  i18n: i18n
  history: AppHistory
  drafts: Drafts
  /** Called once the first screen is rendered. */
  onShown: () => void
}

/** Renders the app with a store and services that the caller created. */
function App({ store, domains, i18n, history, drafts, onShown }: AppProps) {
  return (
    <Provider store={store}>
      <I18nextProvider i18n={i18n}>
        <DomainsContext value={domains}>
          <HistoryContext value={history}>
            <OverlayHistoryContext value={history}>
              {/* With the slash at the end, so that home is in the scope of the service worker, too. */}
              <BrowserRouter basename={`${basePath}/`}>
                <RouterBridge />
                <DraftsContext value={drafts}>
                  <WhenReady onShown={onShown}>
                    <HotelTheme>
                      <ErrorFallback>
                        <Frame />
                      </ErrorFallback>
                    </HotelTheme>
                  </WhenReady>
                </DraftsContext>
              </BrowserRouter>
            </OverlayHistoryContext>
          </HistoryContext>
        </DomainsContext>
      </I18nextProvider>
    </Provider>
  )
}

interface FirstScreen {
  start: Start
  store: AppStore
  page: PageServices
}

/**
 * Dispatches what the page knows before the code that sends requests is loaded: who the guest is, the language's texts,
 * and the theme of the page's first responses or of the last visit. It leaves writing cookies and storage to the sagas.
 * @returns null if the first screen depends on the hotel; for the sign-in form, whether texts and theme are known
 */
function applyStart({ start, store, page }: FirstScreen): Promise<boolean> | null {
  const { values, place, screen } = start
  store.dispatch(sessionValuesRead({ ...values, isFormOffered: screen === 'form' }))
  const texts = showTexts({ start, store, page })
  // The page's own URL may also lack the slash after the base path.
  const address = basePath + place.pathname + place.search
  if (window.location.href !== window.location.origin + address)
    window.history.replaceState(window.history.state, '', address)
  store.dispatch(navigated({ ...place, how: 'load', paramsOnly: false }))
  const look = showLook({ start, store, page })
  return screen === 'form' ? Promise.all([texts, look]).then((known) => known.every(Boolean)) : null
}

async function showTexts({ start: { language, choice }, store, page }: FirstScreen): Promise<boolean> {
  if (choice) store.dispatch(choiceChanged(choice))
  try {
    await page.loadLanguage(language)
  } catch {
    return false
  }
  store.dispatch(languageApplied(language))
  return true
}

async function showLook({ store, page: { storage } }: FirstScreen): Promise<boolean> {
  const { themeId, propertyId } = selectSession(store.getState())
  const { theme, settings } = await readLook({ local: storage.local, themeId, propertyId })
  if (settings) store.dispatch(settingsRestored({ id: propertyId, settings }))
  if (theme) store.dispatch(themeRestored(theme))
  return theme !== null
}

interface RunningApp {
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

interface AppOptions extends Pick<ServicesOptions, 'page' | 'device' | 'now'> {
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
      store.dispatch(chunkLoadFailed({ part: 'signIn', reason: String(error) }))
      appStore.attachSagas(
        (action) => reloadPressed.match(action) && page.page.reload(),
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
