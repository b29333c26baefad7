import type { CSSProperties } from 'react'
import { basePath } from '../../core/routing/paths.ts'

/** The light in a picture of the hotel. The names are part of the pictures' URLs. */
type Light = 'dawn' | 'day' | 'dusk' | 'night'

function lightAt(hour: number): Light {
  if (hour >= 5 && hour < 9) return 'dawn'
  if (hour >= 9 && hour < 17) return 'day'
  return hour >= 17 && hour < 21 ? 'dusk' : 'night'
}

/** `band` is the upper half of the landscape picture, small enough for phones. */
export type PictureShape = 'landscape' | 'portrait' | 'band'

/**
 * Returns the URL of the hotel's picture at this time of day.
 * @param own the property's own pictures by light, with `{shape}` in their URL for `landscape` or `portrait`
 * @param hour 0 to 23; by default that of the device, which is known before the hotel is asked
 */
export function pictureAddress(
  shape: PictureShape,
  own: Readonly<Record<Light, string>> | null | undefined,
  hour = new Date().getHours(),
): string {
  const light = lightAt(hour)
  const ownShape = shape === 'band' ? 'landscape' : shape
  return own?.[light]?.replace('{shape}', ownShape) || `${basePath}/login/${light}-${shape}.webp`
}

/** The picture of the hotel fills its container, aligned to its top, where its subject is. */
export const pictureStyle: CSSProperties = {
  display: 'block',
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  objectPosition: 'center top',
}
