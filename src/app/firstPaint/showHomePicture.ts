import { bandSize, fadeInto } from '../../domains/home/bandStyle.ts'
import { pictureAddress } from '../../domains/login/pictureAddress.ts'
import { pictureStyle } from '../../domains/login/pictureStyle.ts'
import { hotelColours } from '../../shell/theme/palette.ts'
import { topBarHeight } from '../../ui/topBarHeight.ts'
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
  Object.assign(picture.style, pictureStyle)
  Object.assign(fade.style, fadeInto(ground))
  // Below the place of the top bar.
  Object.assign(band.style, bandSize, {
    width: '100%',
    marginTop: topBarHeight,
  })
  band.append(picture, fade)
  Object.assign(splash.style, { background: ground, alignItems: 'flex-start' })
  splash.replaceChildren(band)
  await picture.decode().catch(() => band.remove())
}
