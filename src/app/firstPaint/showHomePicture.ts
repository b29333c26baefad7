import { bandSize, fadeInto } from '../../domains/home/bandStyle.ts'
import { pictureAddress } from '../../domains/login/pictureAddress.ts'
import { pictureStyle } from '../../domains/login/pictureStyle.ts'
import { hotelColours } from '../../shell/theme/palette.ts'
import { topBarHeight } from '../../ui/topBarHeight.ts'
import type { Look } from '../start/readLook.ts'

/**
 * Replaces the splash by the hotel's background colour and picture, at the same place as on home (`HomePicture.tsx`).
 * @returns when the picture is loaded or has failed
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
  // The picture begins below the space of the top bar.
  Object.assign(band.style, bandSize, {
    width: '100%',
    marginTop: topBarHeight,
  })
  band.append(picture, fade)
  Object.assign(splash.style, { background: ground, alignItems: 'flex-start' })
  splash.replaceChildren(band)
  await picture.decode().catch(() => band.remove())
}
