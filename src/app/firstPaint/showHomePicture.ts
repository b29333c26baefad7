import { fadeInto, pictureSize } from '../../domains/home/pictureStyle.ts'
import { pictureAddress } from '../../domains/login/pictureAddress.ts'
import { hotelColours } from '../../shell/theme/palette.ts'
import type { Look } from './readLook.ts'

/**
 * In place of the splash, the hotel's ground and picture, where home will have them (`HomePicture.tsx`).
 * @returns once the picture has come, or cannot
 */
export async function showHomePicture({ theme, settings }: Look): Promise<void> {
  const splash = document.getElementById('splash')
  if (!splash || !theme) return
  const { ground } = hotelColours(theme).base
  document.documentElement.style.colorScheme = theme.dark ? 'dark' : 'light'
  const band = document.createElement('div')
  const fade = document.createElement('div')
  const picture = Object.assign(new Image(), {
    fetchPriority: 'high',
    alt: '',
    src: pictureAddress('band', settings?.login?.pictures),
  })
  Object.assign(picture.style, {
    width: '100%',
    height: '100%',
    objectFit: 'cover',
    objectPosition: 'center top',
  })
  Object.assign(fade.style, fadeInto(ground))
  // Below the place of the top bar.
  Object.assign(band.style, pictureSize, {
    width: '100%',
    marginTop: 'calc(3.5rem + env(safe-area-inset-top, 0px))',
  })
  band.append(picture, fade)
  Object.assign(splash.style, { background: ground, alignItems: 'flex-start' })
  splash.replaceChildren(band)
  await picture.decode().catch(() => band.remove())
}
