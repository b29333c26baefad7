import type { ElementType } from 'react'
import type { ThemeComponents } from './components.types.ts'
import { controls } from './controls.ts'
import { surfaces } from './surfaces.ts'

/** The styles of MUI's components. `LinkComponent` makes each `href` of theirs a navigation in the app. */
export function hotelComponents(LinkComponent: ElementType | undefined): ThemeComponents {
  return {
    MuiButtonBase: { defaultProps: { disableRipple: true, ...(LinkComponent && { LinkComponent }) } },
    ...controls,
    ...surfaces,
  }
}
