/** The kind of screen. */
export type FormFactor = 'phone' | 'tablet' | 'tv' | 'kiosk'

/** What stands before the screen on a television. */
export const railWidth = 'calc(5vw + 9.5rem)'

/** In a style sheet: only on a television. The shell marks the root element. */
export const onTelevision = 'html[data-form="tv"] &'

/**
 * From the size in CSS pixels: a television is wide, a kiosk is upright and tall. Mode `tv` always means a television,
 * because some report only 1280 or 960 pixels. The root's font size follows the same limits (theme baseline).
 */
export function formFactorOf(width: number, height: number, mode?: string): FormFactor {
  if (mode === 'tv') return 'tv'
  if (height > width && width >= 1000 && height >= 1600) return 'kiosk'
  if (width >= 1600 && width >= height) return 'tv'
  return width >= 600 ? 'tablet' : 'phone'
}
