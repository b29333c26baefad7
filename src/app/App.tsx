import type { i18n } from 'i18next'
import { I18nextProvider } from 'react-i18next'
import { Provider } from 'react-redux'
import { BrowserRouter } from 'react-router-dom'
import type { Drafts } from '../browser/drafts.ts'
import type { DomainRegistry } from '../core/domains/registry.ts'
import { DomainsContext } from '../core/domains/useDomains.ts'
import { DraftsContext } from '../core/drafts/useDraft.ts'
import type { AppHistory } from '../core/routing/history.ts'
import { basePath } from '../core/routing/paths.ts'
import { HistoryContext } from '../core/routing/useHistory.ts'
import { ErrorFallback } from '../shell/frame/ErrorFallback.tsx'
import { Frame } from '../shell/frame/Frame.tsx'
import { WhenReady } from '../shell/frame/WhenReady.tsx'
import { HotelTheme } from '../shell/theme/HotelTheme.tsx'
import { OverlayHistoryContext } from '../ui/overlayHistory.ts'
import { RouterBridge } from './RouterBridge.tsx'
import type { AppStore } from './store.ts'

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
export function App({ store, domains, i18n, history, drafts, onShown }: AppProps) {
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
