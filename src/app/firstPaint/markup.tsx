/**
 * Renders the sign-in form to HTML, with the components that the app itself uses. The build runs it; the page fills in
 * the hotel's texts, colours and pictures (`showForm.ts`).
 */
import createCache, { type EmotionCache } from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import rtlPlugin from '@mui/stylis-plugin-rtl'
import { GlobalStyles, ThemeProvider } from '@mui/system'
import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { Provider } from 'react-redux'
import { StaticRouter } from 'react-router-dom'
import { loginPath } from '../../core/routing/paths.ts'
import { LoginScreen } from '../../domains/login/LoginScreen.tsx'
import { extraFields } from '../../domains/login/signInForm.ts'
import { settingsRestored } from '../../domains/property/slice.ts'
import { themeRestored } from '../../domains/theme/slice.ts'
import { baseline } from '../../shell/theme/baseline.ts'
import { classesIn } from '../../shell/theme/classesIn.ts'
import { createColouredTheme } from '../../shell/theme/createHotelTheme.ts'
import { PrimaryAction } from '../../ui/PrimaryAction.tsx'
import { StyleContext } from '../../ui/styled.tsx'
import { createAppStore } from '../store.ts'
import { createTexts } from '../texts.ts'
import { placeholderColours } from './formColours.ts'

export type Direction = 'ltr' | 'rtl'

const themeId = 'first'

/**
 * Returns markup and style of the form with all its fields, a title and a logo. Its texts are catalogue keys. The style is
 * text, and inline styles are in `data-style`: the page's policy permits both only through the object model.
 */
export async function renderForm(direction: Direction): Promise<string> {
  const { i18n } = createTexts()
  await i18n.changeLanguage('cimode')
  const { store } = createAppStore()
  store.dispatch(settingsRestored({ id: '', settings: { login: { fields: [...extraFields] } } }))
  store.dispatch(
    themeRestored({ id: themeId, title: 'title', logoImage: 'logo', dark: false, toolbarDark: false }),
  )
  const theme = createColouredTheme(placeholderColours(), { dark: false, direction })
  // Without Emotion's vendor prefixes, which no engine since 2018 needs for this form.
  const cache = createCache({ key: 'first', stylisPlugins: direction === 'rtl' ? [rtlPlugin] : [] })
  // Makes Emotion collect the styles instead of writing them next to each element.
  cache.compat = true
  const html = renderToString(
    <CacheProvider value={cache}>
      <ThemeProvider theme={theme}>
        <GlobalStyles styles={baseline} />
        <StyleContext value={classesIn(cache, theme)}>
          <Provider store={store}>
            <I18nextProvider i18n={i18n}>
              <StaticRouter location={loginPath}>
                <Page />
              </StaticRouter>
            </I18nextProvider>
          </Provider>
        </StyleContext>
      </ThemeProvider>
    </CacheProvider>,
  )
  const markup = html.replace(imagePreloads, '').replace(/ style="/g, ' data-style="')
  return `<script type="text/css">${stylesOf(cache, html)}</script>${markup}`
}

/** The form, and next to it the busy button that replaces its button after the guest has submitted it. */
const Page = (): ReactElement => (
  <>
    <main>
      <LoginScreen />
    </main>
    <PrimaryAction type="submit" label="login.submit" busy busyLabel="login.sending" />
  </>
)

/** Image preloads that React adds to the markup; the images' addresses are not known at build time. */
const imagePreloads = /<link rel="preload"[^>]*>/g

/** Drops styles whose class does not occur in the markup, because only other styles are composed of them. */
const stylesOf = ({ key, inserted }: EmotionCache, html: string): string =>
  Object.entries(inserted)
    .filter(([name, css]) => !String(css).includes(`.${key}-${name}`) || html.includes(`${key}-${name}`))
    .map(([, css]) => css)
    .join('')
