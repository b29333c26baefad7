import type { ThemeOptions } from '@mui/material/styles'
import { keyboardInUse } from '../../ui/focus/inputKind.ts'
import { chosenInForced } from '../../ui/sharedStyles.ts'
import { sizes } from './baseline.ts'

/**
 * The styles of MUI's components as a theme takes them. `Components<Theme>` is another type, though it allows the same
 * values: comparing the two takes the compiler longer than all the rest of the app.
 */
export type ThemeComponents = NonNullable<ThemeOptions['components']>

/** Surfaces: papers, dialogs, bars. Only those that float have a shadow. */
export const surfaces: ThemeComponents = {
  MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
  MuiDialog: {
    defaultProps: { maxWidth: false, fullWidth: true },
    styleOverrides: {
      paper: ({ theme }) => ({
        margin: 20,
        // DLG-09, and space for the margins on the narrowest phones.
        maxWidth: 'var(--dialog, 400px)',
        width: 'calc(100% - 40px)',
        borderRadius: theme.tokens.radius.card,
        backgroundColor: theme.tokens.raised,
        boxShadow: theme.tokens.float,
      }),
    },
  },
  MuiBackdrop: {
    styleOverrides: {
      root: { backgroundColor: 'rgba(10, 9, 7, 0.5)' },
      invisible: { backgroundColor: 'transparent' },
    },
  },
  MuiAppBar: {
    defaultProps: { elevation: 0, color: 'inherit' },
    styleOverrides: {
      root: ({ theme }) => ({
        backgroundColor: theme.palette.bar.main,
        color: theme.palette.bar.contrastText,
        // The background of the bar reaches to the edges of the display, its content only to the safe area.
        boxSizing: 'border-box',
        width: 'auto',
        margin: '0 calc(-1 * env(safe-area-inset-right, 0px)) 0 calc(-1 * env(safe-area-inset-left, 0px))',
        padding:
          'env(safe-area-inset-top, 0px) env(safe-area-inset-right, 0px) 0 env(safe-area-inset-left, 0px)',
      }),
    },
  },
  MuiBottomNavigation: {
    defaultProps: { showLabels: true },
    styleOverrides: {
      root: ({ theme }) => ({
        height: '4rem',
        boxSizing: 'content-box',
        padding:
          '0 env(safe-area-inset-right, 0px) env(safe-area-inset-bottom, 0px) env(safe-area-inset-left, 0px)',
        backgroundColor: theme.palette.background.paper,
      }),
    },
  },
  MuiBottomNavigationAction: {
    styleOverrides: {
      root: ({ theme }) => ({
        // Items may shrink at large text sizes: there are never more of them than the window has space for.
        minWidth: 0,
        padding: '0 0.25rem',
        maxWidth: '10rem',
        borderRadius: theme.tokens.radius.field,
        color: theme.palette.text.secondary,
        '&.Mui-selected': { color: theme.palette.primary.main, ...chosenInForced },
        // The bar is at the edge of the screen, so the ring is drawn inside.
        [`${keyboardInUse} &&:focus`]: {
          boxShadow: `inset 0 0 0 0.1875rem ${theme.palette.text.primary}`,
          outline: '0.1875rem solid transparent',
          outlineOffset: '-0.1875rem',
        },
      }),
      label: { fontSize: sizes.small, '&.Mui-selected': { fontSize: sizes.small, fontWeight: 600 } },
    },
  },
}
