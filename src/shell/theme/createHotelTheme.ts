import { createTheme, type Theme } from '@mui/material/styles'
import type { ElementType } from 'react'
import { edgeInForced, withinWindow } from '../../ui/sharedStyles.ts'
import type { Tokens } from '../../ui/theme.types.ts'
import { hotelTypography } from './baseline.ts'
import { type Colours, type HotelColours, hotelColours } from './palette.ts'
import { surfaces, type ThemeComponents } from './surfaces.ts'

/** Buttons. Every target is at least 48 pixels in size. */
const controls: ThemeComponents = {
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      startIcon: { '&& > svg': { fontSize: '1.25rem' } },
      root: ({ theme }) => ({
        minHeight: '3rem',
        padding: '0.625rem 1.375rem',
        borderRadius: theme.tokens.radius.pill,
        ...theme.typography.button,
        transition: theme.transitions.create(['background-color', 'opacity', 'transform'], { duration: 150 }),
        '&:active': { transform: 'scale(0.985)' },
        variants: [
          {
            props: { variant: 'contained', color: 'primary' },
            style: {
              ...edgeInForced,
              color: theme.tokens.onFill,
              backgroundColor: theme.tokens.fill,
              '&:hover': { backgroundColor: theme.tokens.fillHover },
            },
          },
          {
            props: { variant: 'outlined', color: 'primary' },
            style: { borderColor: theme.tokens.edge, color: theme.palette.text.primary },
          },
          {
            props: { variant: 'text' },
            style: { minWidth: '3rem', paddingLeft: '0.75rem', paddingRight: '0.75rem' },
          },
        ],
      }),
    },
  },
  MuiIconButton: {
    styleOverrides: {
      root: ({ theme }) => ({
        width: withinWindow(3),
        height: withinWindow(3),
        fontSize: withinWindow(1.5),
        // With `color="inherit"` the button has the text colour around it instead, such as that of the bar (THEME-01).
        variants: [{ props: { color: 'default' }, style: { color: theme.palette.text.primary } }],
      }),
    },
  },
}

/** The styles of MUI's components. `LinkComponent` makes each `href` of theirs a navigation in the app. */
function hotelComponents(LinkComponent: ElementType | undefined): ThemeComponents {
  return {
    MuiButtonBase: { defaultProps: { disableRipple: true, ...(LinkComponent && { LinkComponent }) } },
    ...controls,
    ...surfaces,
  }
}

declare module '@mui/material/styles' {
  interface Palette {
    /** The top bar. */
    bar: { main: string; contrastText: string }
  }
  interface PaletteOptions {
    bar: { main: string; contrastText: string }
  }
}

interface ThemeOptions {
  dark: boolean
  direction: 'ltr' | 'rtl'
  /** For a guest who asks for more contrast: quiet text and edges are as strong as the text. */
  moreContrast?: boolean | undefined
  /** Renders the links of buttons, rows and tiles; without it they are plain links. */
  LinkComponent?: ElementType | undefined
}

export interface HotelThemeOptions extends HotelColours, ThemeOptions {}

/** The MUI theme of a hotel: light or dark, with the hotel's colour as an accent (THEME-03, THEME-04). */
export const createHotelTheme = (options: HotelThemeOptions): Theme =>
  createColouredTheme(withContrast(hotelColours(options), options.moreContrast), options)

function withContrast(colours: Colours, isMore = false): Colours {
  const { ink } = colours.base
  return isMore ? { ...colours, hairline: ink, base: { ...colours.base, quiet: ink, edge: ink } } : colours
}

/** Creates the same theme from given colours. */
export function createColouredTheme(
  colours: Colours,
  { dark, direction, LinkComponent }: ThemeOptions,
): Theme {
  const { base } = colours
  return createTheme({
    direction,
    palette: {
      mode: dark ? 'dark' : 'light',
      contrastThreshold: 4.5,
      primary: { main: colours.accent, contrastText: colours.onAccent },
      error: { main: base.error },
      success: { main: base.success },
      warning: { main: base.warning },
      background: { default: base.ground, paper: base.card },
      text: { primary: base.ink, secondary: base.quiet, disabled: base.edge },
      divider: colours.hairline,
      bar: { main: colours.bar, contrastText: colours.onBar },
    },
    tokens: hotelTokens(colours, dark),
    typography: hotelTypography(direction),
    // In rem, so that the grid of 8 pixels grows with the text on televisions.
    spacing: (factor: number) => `${factor * 0.5}rem`,
    shape: { borderRadius: 14 },
    // The same height everywhere, because sticky elements are positioned below the bar.
    mixins: { toolbar: { minHeight: '3.5rem' } },
    breakpoints: { values: { xs: 0, sm: 600, md: 960, lg: 1264, xl: 1600 } },
    motion: { reducedMotion: 'system' },
    transitions: {
      duration: {
        shorter: 180,
        short: 200,
        standard: 220,
        complex: 250,
        enteringScreen: 220,
        leavingScreen: 170,
      },
      easing: { easeInOut: 'cubic-bezier(0.2, 0.7, 0.2, 1)', easeOut: 'cubic-bezier(0.2, 0.7, 0.2, 1)' },
    },
    components: hotelComponents(LinkComponent),
  })
}

function hotelTokens({ base, fill, fillHover, onFill, wash, hairline }: Colours, dark: boolean): Tokens {
  return {
    well: base.well,
    raised: base.raised,
    edge: base.edge,
    hairline,
    fill,
    fillHover,
    onFill,
    wash,
    float: dark
      ? '0 0.75rem 2.5rem rgba(0, 0, 0, 0.55)'
      : '0 0.75rem 2.5rem rgba(60, 48, 30, 0.16), 0 0.125rem 0.5rem rgba(60, 48, 30, 0.07)',
    focusRing: ring(base.ink, base.ground),
    pictureFocusRing: ring('#FFFFFF', '#14161A'),
    radius: { card: '1.125rem', field: '0.875rem', pill: '62.5rem' },
    figures: { fontVariantNumeric: 'tabular-nums' },
  }
}

/**
 * The focus ring, 3 pixels thick, with an offset of 2. A shadow, because outlines have square corners before Chromium
 * 94. In high contrast modes, which remove shadows, the transparent outline becomes visible.
 */
const ring = (colour: string, gap: string) => ({
  outline: '0.1875rem solid transparent',
  outlineOffset: '0.125rem',
  boxShadow: `0 0 0 0.125rem ${gap}, 0 0 0 0.3125rem ${colour}`,
})
