/** Gives a link away: by the device's own sheet where it has one, else by the clipboard. */
import { copyText } from './clipboard.ts'

export interface SharedLink {
  title: string
  url: string
}

type SharingNavigator = Pick<Navigator, 'canShare' | 'share'>

export async function shareLink(
  link: SharedLink,
  // Typed as always there; on computers many browsers have none.
  navigator: Partial<SharingNavigator> = globalThis.navigator,
): Promise<'shared' | 'dismissed' | 'copied' | 'failed'> {
  if (navigator.share && navigator.canShare?.(link) !== false) {
    try {
      await navigator.share(link)
      return 'shared'
    } catch (error) {
      // The guest thought better of it.
      if (error instanceof DOMException && error.name === 'AbortError') return 'dismissed'
    }
  }
  return (await copyText(link.url)) ? 'copied' : 'failed'
}
