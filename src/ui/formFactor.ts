import type { CSSObject } from '@mui/material/styles'

export interface WindowSize {
  /** In CSS pixels. */
  width: number
  height: number
  /** Whether there is a mouse or another pointer that can hover. */
  hovers: boolean
}

let size: WindowSize | null = null
let isWatched = false

const resetCache = () => {
  size = null
}

/**
 * Returns the size of the window. It is cached until the next resize, because reading it forces a layout of the whole
 * page.
 */
export function windowSize(): WindowSize {
  // Registered before all other listeners, so that none of them reads the old size.
  if (!isWatched) window.addEventListener('resize', resetCache)
  isWatched = true
  size ??= {
    width: window.innerWidth,
    height: window.innerHeight,
    hovers: window.matchMedia('(any-hover: hover)').matches,
  }
  return size
}

/** For `useSyncExternalStore`. */
export function watchWindowSize(listener: () => void): () => void {
  window.addEventListener('resize', listener)
  return () => window.removeEventListener('resize', listener)
}

/** Height of the top bar as a CSS length, which also reserves its space before its chunk is loaded. */
export const topBarHeight = 'calc(3.5rem + env(safe-area-inset-top, 0px))'

/** The kind of screen. */
export type FormFactor = 'phone' | 'tablet' | 'tv' | 'kiosk'

/** Height of the upper part of a standing kiosk that nobody reaches from a wheelchair. */
export const beyondReach = '34vh'

/**
 * Height of the banner at the top of a standing kiosk, which shows the hotel: a strip, and all of the upper part on home and
 * where the guest has lowered the screen.
 */
export const bannerHeight = 'var(--banner, 12vh)'

/** In a style sheet: only on a television. The shell marks the root element. */
export const onTelevision = 'html[data-form="tv"] &'

/**
 * In a style sheet: a computer, or a tablet in landscape, which has the navigation beside the screen instead of below it.
 * `index.html` reserves the space (`--rail`).
 */
export const onWide = (style: CSSObject): CSSObject => ({
  '@media (min-width: 1024px) and (min-height: 30em) and (orientation: landscape)': {
    'html[data-form="tablet"] &': style,
  },
})

/** In a style sheet: only on a standing kiosk. */
export const onStandingKiosk =
  '@media (min-width: 1000px) and (min-height: 1600px) and (orientation: portrait)'

/**
 * The modes `tv` and `kiosk` name the device, because some televisions report a width of only 1280 or 960 pixels. In
 * other modes the window's size in CSS pixels decides: a kiosk is upright and tall; a television is wide and, unlike a
 * computer, has no pointer that can hover. The root font size depends on the result (theme baseline).
 */
export function formFactorOf({ width, height, hovers }: WindowSize, mode?: string): FormFactor {
  if (mode === 'tv') return 'tv'
  if (mode === 'kiosk' || (height > width && width >= 1000 && height >= 1600)) return 'kiosk'
  if (width >= 1600 && width >= height && !hovers) return 'tv'
  return width >= 600 ? 'tablet' : 'phone'
}
