import type { WindowSize } from './windowSize.ts'

/** The kind of screen. */
export type FormFactor = 'phone' | 'tablet' | 'tv' | 'kiosk'

/** What stands before the screen on a television. */
export const railWidth = 'calc(5vw + 9.5rem)'

/** Of the height of a standing kiosk, whose upper part shows the hotel. */
export const bannerHeight = '22vh'

/** In a style sheet: only on a television. The shell marks the root element. */
export const onTelevision = 'html[data-form="tv"] &'

/** In a style sheet: only on a standing kiosk. */
export const onStandingKiosk =
  '@media (min-width: 1000px) and (min-height: 1600px) and (orientation: portrait)'

/**
 * Modes `tv` and `kiosk` say what the device is, because some televisions report only 1280 or 960 pixels. Else the
 * window in CSS pixels does: a kiosk is upright and tall, a television wide, and nothing hovers over it as the mouse of a
 * computer does. The root's font size follows (theme baseline).
 */
export function formFactorOf({ width, height, hovers }: WindowSize, mode?: string): FormFactor {
  if (mode === 'tv') return 'tv'
  if (mode === 'kiosk' || (height > width && width >= 1000 && height >= 1600)) return 'kiosk'
  if (width >= 1600 && width >= height && !hovers) return 'tv'
  return width >= 600 ? 'tablet' : 'phone'
}
