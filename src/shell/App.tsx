import type { i18n } from 'i18next'
import { I18nextProvider } from 'react-i18next'
import { Provider } from 'react-redux'
import { BrowserRouter } from 'react-router-dom'
import type { Navigator } from '../domains/world.ts'
import { Failsafe } from './Failsafe.tsx'
import { Frame } from './Frame.tsx'
import { HotelTheme } from './HotelTheme.tsx'
import { RouterBridge } from './RouterBridge.tsx'
import type { AppStore } from './store.ts'
import { WhenReady } from './WhenReady.tsx'

interface AppProps {
  store: AppStore
  i18n: i18n
  attach: (navigator: Navigator) => void
}

/** The app, on a store and a world that were made outside. */
export function App({ store, i18n, attach }: AppProps) {
  return (
    <Provider store={store}>
      <I18nextProvider i18n={i18n}>
        <BrowserRouter basename="/ONEapp">
          <RouterBridge attach={attach} />
          <WhenReady>
            <HotelTheme>
              <Failsafe>
                <Frame />
              </Failsafe>
            </HotelTheme>
          </WhenReady>
        </BrowserRouter>
      </I18nextProvider>
    </Provider>
  )
}
