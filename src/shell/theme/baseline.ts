import type { CSSObject, Theme, TypographyVariantsOptions } from '@mui/material/styles'
import { keyboardInUse } from '../../ui/focus/inputKind.ts'
import { bannerHeight, onStandingKiosk } from '../../ui/formFactor.ts'

// Few names, because each missing font slows down the first layout. Engines find a system font for other scripts by
// themselves. A television and a kiosk have the app's own face, once it is loaded (textFace).
const systemFamily = 'var(--face, system-ui), "Segoe UI", Roboto, sans-serif'

export const displayFamilies = {
  ltr: '"Fraunces", "Fraunces Fallback", var(--face, serif), serif',
  // Without the two Arabic fonts, engines use a sans serif for Arabic script.
  rtl: '"Fraunces", "Fraunces Fallback", var(--face, "Noto Naskh Arabic"), "Geeza Pro", serif',
}

/**
 * The six sizes, at the root's 16 pixels: 13, 15, 17, 21, 27 and 36. On a television or kiosk the root itself is larger, and the
 * three small sizes are nearer to each other, so that none is under 24 pixels at a width of 1920 (baseline).
 */
export const sizes = {
  small: 'var(--small, 0.8125rem)',
  quiet: 'var(--small, 0.9375rem)',
  body: 'var(--body, 1.0625rem)',
  lead: '1.3125rem',
  title: '1.6875rem',
  display: '2.25rem',
}

/**
 * Limits a heading where the guest has chosen large text: it grows less than the rest, so that its words are not
 * broken.
 */
const notBeyond = (size: string, width: string, least: string) => ({
  '@supports (width: min(1px, 1vw))': { fontSize: `min(${size}, max(${width}, ${least}))` },
})

export function hotelTypography(direction: 'ltr' | 'rtl'): TypographyVariantsOptions {
  // Letter spacing would separate the joined letters of Arabic script.
  const tight = direction === 'rtl' ? 0 : '-0.012em'
  const display = { fontFamily: displayFamilies[direction], fontWeight: 400, letterSpacing: tight }
  const plain = { letterSpacing: 0 }
  const strong = { ...plain, fontSize: sizes.body, fontWeight: 600, lineHeight: 1.35 }
  return {
    fontFamily: systemFamily,
    fontWeightMedium: 600,
    h1: {
      ...display,
      fontSize: sizes.display,
      lineHeight: 1.14,
      ...notBeyond(sizes.display, '9.25vw', '1.5rem'),
    },
    h2: { ...display, fontSize: sizes.title, lineHeight: 1.2, ...notBeyond(sizes.title, '7vw', sizes.lead) },
    h3: { ...plain, fontSize: sizes.lead, fontWeight: 600, lineHeight: 1.3 },
    h4: strong,
    h5: strong,
    h6: strong,
    subtitle1: strong,
    body1: { ...plain, fontSize: sizes.body, lineHeight: 1.5 },
    button: { ...strong, lineHeight: 1.25, textTransform: 'none' },
    body2: { ...plain, fontSize: sizes.quiet, lineHeight: 1.45 },
    subtitle2: { ...plain, fontSize: sizes.quiet, fontWeight: 600, lineHeight: 1.4 },
    caption: { ...plain, fontSize: sizes.small, lineHeight: 1.4 },
    overline: { ...plain, fontSize: sizes.small, fontWeight: 600, lineHeight: 1.4, textTransform: 'none' },
  }
}

/**
 * The global styles of the document that follow from the theme; the others are in `page.css`. Always called with the
 * theme of this app, though the parameter type is more general.
 */
export function baseline(given: object): CSSObject {
  const theme = given as Theme
  return {
    html: {
      WebkitFontSmoothing: 'antialiased',
      MozOsxFontSmoothing: 'grayscale',
      boxSizing: 'border-box',
      // Keeps iPhones from enlarging text in landscape.
      WebkitTextSizeAdjust: '100%',
      colorScheme: theme.palette.mode,
      backgroundColor: theme.palette.background.default,
      WebkitTapHighlightColor: 'transparent',
      // Kiosk: an upright screen, read standing.
      [onStandingKiosk]: {
        fontSize: '2.25vw',
      },
    },
    // Below the banner of a kiosk. The screen begins there, so that what stays between two screens need not move.
    '#content[data-banner]': { [onStandingKiosk]: { paddingTop: bannerHeight } },
    '*, *::before, *::after': { boxSizing: 'inherit' },
    'strong, b': { fontWeight: theme.typography.fontWeightBold },
    body: {
      margin: 0,
      color: theme.palette.text.primary,
      ...theme.typography.body1,
      backgroundColor: theme.palette.background.default,
      overflowWrap: 'break-word',
      // A phone in landscape: keeps the content clear of its camera.
      paddingLeft: 'env(safe-area-inset-left, 0px)',
      paddingRight: 'env(safe-area-inset-right, 0px)',
      '&::backdrop': { backgroundColor: theme.palette.background.default },
    },
    [`${keyboardInUse} :focus:not([tabindex="-1"])`]: theme.tokens.focusRing,
    '[tabindex="-1"]:focus': { outline: 0 },
    // What acts through the hotel, while the hotel is unreachable.
    '[data-away]': { opacity: 0.6 },
    // Only links in running text are underlined.
    a: { color: 'inherit' },
  }
}
