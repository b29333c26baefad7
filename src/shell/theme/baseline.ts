import type { CSSObject, Theme } from '@mui/material/styles'
import { keyboardInUse } from '../../ui/focus/inputKind.ts'

/** Rules for the whole document, through CssBaseline. */
export function baseline(theme: Theme): CSSObject {
  const withoutMotion = {
    animationDuration: '0.01ms !important',
    animationIterationCount: '1 !important',
    // Not a very short one: that would still paint what was before, such as the page in a size that is not its own.
    transition: 'none !important',
    scrollBehavior: 'auto !important',
  }
  return {
    html: {
      colorScheme: theme.palette.mode,
      backgroundColor: theme.palette.background.default,
      WebkitTapHighlightColor: 'transparent',
      // What gets the focus must not hide behind the bars that stick to the edges.
      scrollPaddingTop: 'calc(var(--top-bar, 0px) + 1rem)',
      scrollPaddingBottom: 'calc(var(--bottom-nav, 0px) + 6rem)',
      // From the sofa: the equivalent of 24 pixels at 1920, whatever the television counts as a pixel.
      '@media (min-width: 1600px) and (orientation: landscape)': { fontSize: '1.25vw' },
      // The lobby's upright screen, read while standing before it.
      '@media (min-width: 1000px) and (min-height: 1600px) and (orientation: portrait)': {
        fontSize: '2.05vw',
      },
    },
    'html[data-mode="tv"]': { '@media (min-width: 1280px)': { fontSize: '1.25vw' } },
    body: { overflowWrap: 'break-word' },
    // Taller scripts need their room above and below.
    ':lang(th), :lang(ar), :lang(fa), :lang(hi)': { '& h1, & h2': { lineHeight: 1.45 } },
    [`${keyboardInUse} :focus:not([tabindex="-1"])`]: theme.tokens.focusRing,
    '[tabindex="-1"]:focus': { outline: 0 },
    'img, svg, video': { maxWidth: '100%' },
    // An address is taken over as it is written; only links in running text are underlined.
    a: { color: 'inherit' },
    '@media (prefers-reduced-motion: reduce)': { '*, *::before, *::after': withoutMotion },
    ...(theme.motion.reducedMotion === 'always' && { '*, *::before, *::after': withoutMotion }),
  }
}
