/** Shares a link through the device's share sheet, or copies it to the clipboard if there is none. */
import { copyText } from './clipboard.ts'

interface SharedLink {
  title: string
  url: string
}

type SharingNavigator = Pick<Navigator, 'canShare' | 'share'>

export async function shareLink(
  link: SharedLink,
  // TypeScript declares these as always present, but many desktop browsers lack them.
  navigator: Partial<SharingNavigator> = globalThis.navigator,
): Promise<'shared' | 'dismissed' | 'copied' | 'failed'> {
  if (navigator.share && navigator.canShare?.(link) !== false) {
    try {
      await navigator.share(link)
      return 'shared'
    } catch (error) {
      // The guest has cancelled.
      if (error instanceof DOMException && error.name === 'AbortError') return 'dismissed'
    }
  }
  return (await copyText(link.url)) ? 'copied' : 'failed'
}
