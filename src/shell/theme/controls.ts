import { chosenInForced, edgeInForced, forcedColours } from '../../ui/forcedColours.ts'
import { withinWindow } from '../../ui/withinWindow.ts'
import type { ThemeComponents } from './components.types.ts'

/** Buttons, switches and sliders. Every target is at least 48 pixels in size. */
export const controls: ThemeComponents = {
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
  MuiListItemButton: {
    styleOverrides: {
      root: ({ theme }) => ({
        minHeight: '3rem',
        borderRadius: theme.tokens.radius.field,
        '&.Mui-selected, &.Mui-selected:hover': {
          color: theme.palette.primary.main,
          backgroundColor: theme.tokens.wash,
        },
      }),
    },
  },
  MuiSwitch: {
    styleOverrides: {
      root: { width: '3.5rem', height: '3rem', padding: '0.5rem 0.125rem', overflow: 'visible' },
      switchBase: ({ theme }) => ({
        padding: '0.75rem 0.375rem',
        '&.Mui-checked': { transform: 'translateX(1.25rem)', color: theme.tokens.onFill },
        '&.Mui-checked + .MuiSwitch-track': {
          backgroundColor: theme.tokens.fill,
          opacity: 1,
          ...chosenInForced,
        },
        '&.Mui-focusVisible + .MuiSwitch-track': theme.tokens.focusRing,
      }),
      thumb: {
        width: '1.5rem',
        height: '1.5rem',
        boxShadow: 'none',
        [forcedColours]: { forcedColorAdjust: 'none', backgroundColor: 'ButtonText' },
        '.Mui-checked &': { [forcedColours]: { backgroundColor: 'HighlightText' } },
      },
      track: ({ theme }) => ({
        [forcedColours]: { border: '0.0625rem solid ButtonText' },
        borderRadius: theme.tokens.radius.pill,
        backgroundColor: theme.tokens.edge,
        opacity: 1,
      }),
    },
  },
  MuiSlider: {
    styleOverrides: {
      root: ({ theme }) => ({ height: '0.75rem', padding: '1.125rem 0', color: theme.tokens.fill }),
      rail: ({ theme }) => ({ backgroundColor: theme.tokens.edge, opacity: 0.45 }),
      track: { border: 0 },
      thumb: ({ theme }) => ({
        width: '1.75rem',
        height: '1.75rem',
        backgroundColor: theme.palette.mode === 'dark' ? theme.palette.text.primary : theme.tokens.raised,
        border: `0.1875rem solid ${theme.tokens.fill}`,
        '&::before': { boxShadow: 'none' },
        '&:hover, &.Mui-active': { boxShadow: 'none' },
        '&.Mui-focusVisible': theme.tokens.focusRing,
      }),
    },
  },
}
