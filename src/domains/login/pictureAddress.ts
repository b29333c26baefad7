import { basePath } from '../../core/routing/paths.ts'
import { type Light, lightAt } from './lightAt.ts'

export type PictureShape = 'landscape' | 'portrait'

/**
 * The hotel at this time of day.
 * @param own the property's own pictures, by light, with `{shape}` in their address
 */
export function pictureAddress(
  shape: PictureShape,
  own: Readonly<Record<Light, string>> | null | undefined,
): string {
  const light = lightAt(new Date().getHours())
  return own?.[light]?.replace('{shape}', shape) || `${basePath}/login/${light}-${shape}.webp`
}
