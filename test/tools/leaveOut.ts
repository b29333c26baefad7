// Parts of MUI that it always imports and this app never uses: without them a guest waits for 10 kB less.
import type { Plugin } from 'vite'

/** What stands in for each part. A stand-in that is used after all says so, instead of failing somewhere else. */
const standIns: Record<string, string> = {
  // Themes with CSS variables; ours has none.
  'styles/createThemeWithVars.mjs':
    'export default function createThemeWithVars() { throw new Error("themes with CSS variables are left out") }\nexport const createGetCssVar = createThemeWithVars',
  // A Button's own spinner; ours is `ui/Busy`.
  'CircularProgress/CircularProgress.mjs': 'export default function CircularProgress() { return null }',
  // Ripples are switched off by the theme.
  'ButtonBase/TouchRipple.mjs': [
    'export const DELAY_RIPPLE = 80',
    'export const TouchRippleRoot = null, TouchRippleRipple = null',
    'export default function TouchRipple() { return null }',
  ].join('\n'),
}

export function leaveOut(): Plugin {
  return {
    name: 'leave-out',
    apply: 'build',
    enforce: 'pre',
    load(id) {
      const part = Object.keys(standIns).find((path) => id.endsWith(`/@mui/material/${path}`))
      return part ? (standIns[part] ?? null) : null
    },
  }
}
