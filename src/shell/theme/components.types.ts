import type { ThemeOptions } from '@mui/material/styles'

/**
 * The styles of MUI's components as a theme takes them. `Components<Theme>` is another type, though it allows the same
 * values: comparing the two takes the compiler longer than all the rest of the app.
 */
export type ThemeComponents = NonNullable<ThemeOptions['components']>
