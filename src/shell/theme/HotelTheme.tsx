// Not the provider of `@mui/material`, which also supports CSS variables; this theme does not use them.

import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { GlobalStyles, ThemeProvider } from '@mui/system'
import { useLayoutEffect, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { useNotifiedModule } from '../../core/chunks/useLazyModule.ts'
import { eagerModule, lazyModule } from '../../core/lazyModule.ts'
import { selectDirection, selectDocumentLanguage } from '../../domains/language/slice.ts'
import { InAppLink } from '../../domains/navigation/InAppLinkPart.tsx'
import { selectTheme } from '../../domains/theme/slice.ts'
import type { Elements } from '../../ui/elements.types.ts'
import { LinkContext } from '../../ui/Pressable.tsx'
import { StyleContext } from '../../ui/styled.tsx'
import { baseline } from './baseline.ts'
import { classesIn } from './classesIn.ts'
import { createHotelTheme } from './createHotelTheme.ts'
import { addPrefixes } from './prefixes.ts'

/** Gives a television or kiosk the app's own text face. Nothing waits for it, and without it the system's stays. */
export function useTextFace(isDevice: boolean, path: string | null): void {
  const { i18n } = useTranslation()
  const { language } = i18n
  useLayoutEffect(() => {
    if (isDevice && language && 'fonts' in document)
      void import('./textFace.ts').then(({ enterScreen }) => enterScreen(path, i18n)).catch(() => undefined)
  }, [isDevice, path, i18n, language])
}

const leftToRight = createCache({ key: 'css', stylisPlugins: [addPrefixes] })

const plain = eagerModule('leftToRight', leftToRight)
export const mirrored = lazyModule(async () => {
  const { createRightToLeftCache } = await import('./rightToLeft.ts')
  return { rightToLeft: createRightToLeftCache() }
}, 'rightToLeft')

/**
 * Loads the mirrored styles with the first right-to-left language (LANG-20); if they fail to load, the layout is not
 * mirrored. Content that is already shown keeps its direction until they are loaded, so that it changes only once.
 */
function useStyles(wanted: 'ltr' | 'rtl') {
  const { part, error } = useNotifiedModule(wanted === 'rtl' ? mirrored : plain)
  const isPlain = wanted === 'ltr' || error
  const cache = isPlain ? leftToRight : (mirrored.peek() ?? part)
  const direction = isPlain || cache !== leftToRight ? wanted : 'ltr'
  return { cache, direction }
}

/** The theme of the app: the hotel's colours and the direction of the language. */
export function HotelTheme({ children }: { children: Elements }) {
  const hotel = useSelector(selectTheme)
  const { cache, direction } = useStyles(useSelector(selectDirection))
  const locale = useSelector(selectDocumentLanguage)
  const moreContrast = window.matchMedia('(prefers-contrast: more)').matches
  const { primary, dark = false, toolbarBackground, toolbarDark } = hotel ?? {}
  // Memoized by its values: the hotel's response usually equals the cached theme of the last visit, and nothing is
  // styled again.
  const theme = useMemo(
    () =>
      createHotelTheme({
        primary,
        dark,
        toolbarBackground,
        toolbarDark,
        direction,
        moreContrast,
        LinkComponent: InAppLink,
      }),
    [primary, dark, toolbarBackground, toolbarDark, direction, moreContrast],
  )

  // Before the paint, so that the mirrored styles and the direction take effect in the same frame.
  useLayoutEffect(() => {
    document.documentElement.lang = locale
    document.documentElement.dir = direction
    document.documentElement.style.colorScheme = dark ? 'dark' : 'light'
    document
      .querySelector('meta[name="theme-color"]')
      ?.setAttribute('content', theme.palette.background.default)
  }, [locale, direction, dark, theme])

  return useMemo(
    () =>
      cache && (
        <CacheProvider value={cache}>
          <ThemeProvider theme={theme}>
            <GlobalStyles styles={baseline} />
            <LinkContext value={InAppLink}>
              <StyleContext value={classesIn(cache, theme)}>{children}</StyleContext>
            </LinkContext>
          </ThemeProvider>
        </CacheProvider>
      ),
    [cache, theme, children],
  )
}
