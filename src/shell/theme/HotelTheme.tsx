import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
// Not MUI's own provider, which includes that for CSS variables; this theme does not use them.
import { GlobalStyles, ThemeProvider } from '@mui/system'
import { type ReactNode, useEffect, useMemo } from 'react'
import { useSelector } from 'react-redux'
import { useNotifiedModule } from '../../core/chunks/useLazyModule.ts'
import { eagerModule, lazyModule } from '../../core/lazyModule.ts'
import { selectDirection, selectDocumentLanguage } from '../../domains/language/slice.ts'
import { selectTheme } from '../../domains/theme/slice.ts'
import { InAppLink } from '../frame/InAppLink.tsx'
import { baseline } from './baseline.ts'
import { createHotelTheme } from './createHotelTheme.ts'
import { addPrefixes } from './prefixes.ts'
import { oneElementEach } from './styleElements.ts'

const leftToRight = oneElementEach(createCache({ key: 'css', stylisPlugins: [addPrefixes] }))

const plain = eagerModule('leftToRight', leftToRight)
const mirrored = lazyModule(async () => {
  const { createRightToLeftCache } = await import('./rightToLeft.ts')
  return { rightToLeft: createRightToLeftCache() }
}, 'rightToLeft')

/** The mirrored styles are loaded with the first right-to-left language (LANG-20); without them the app is not mirrored. */
function useStyleCache(direction: 'ltr' | 'rtl') {
  const { part, error } = useNotifiedModule(direction === 'rtl' ? mirrored : plain)
  if (direction === 'ltr' || error) return leftToRight
  return mirrored.peek() ?? part
}

/** The theme of the app: the hotel's colours and the direction of the language. */
export function HotelTheme({ children }: { children: ReactNode }) {
  const hotel = useSelector(selectTheme)
  const direction = useSelector(selectDirection)
  const locale = useSelector(selectDocumentLanguage)
  const cache = useStyleCache(direction)
  const { primary, dark = false, toolbarBackground, toolbarDark } = hotel ?? {}
  // By its values: the hotel's answer is as a rule the look of the last visit, and nothing is styled again.
  const theme = useMemo(
    () =>
      createHotelTheme({
        primary,
        dark,
        toolbarBackground,
        toolbarDark,
        direction,
        LinkComponent: InAppLink,
      }),
    [primary, dark, toolbarBackground, toolbarDark, direction],
  )

  useEffect(() => {
    document.documentElement.lang = locale
    document.documentElement.dir = direction
    document.documentElement.style.colorScheme = dark ? 'dark' : 'light'
    document
      .querySelector('meta[name="theme-color"]')
      ?.setAttribute('content', theme.palette.background.default)
  }, [locale, direction, dark, theme])

  if (!cache) return null
  return (
    <CacheProvider value={cache}>
      <ThemeProvider theme={theme}>
        <GlobalStyles styles={baseline} />
        {children}
      </ThemeProvider>
    </CacheProvider>
  )
}
