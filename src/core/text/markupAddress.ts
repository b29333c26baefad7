import { withoutIdentity } from '../routing/query.ts'

/** The guest follows a `link`; the browser requests a `source`, such as a picture, by itself. */
export type AddressUse = 'link' | 'source'

const schemes: Record<AddressUse, RegExp> = {
  link: /^(https?|tel|mailto):/,
  source: /^(https?:|data:image\/)/,
}

/**
 * Every address in markup and style of the hotel passes here (TRUST-02): returns it resolved against the folder of its
 * file, or null if it may not be used. An address of the app says nothing about who the guest is.
 */
export function markupAddress(address: string, use: AddressUse, folder: URL): string | null {
  let url: URL
  try {
    url = new URL(address, folder)
  } catch {
    return null
  }
  if (!schemes[use].test(url.href)) return null
  return url.origin === folder.origin ? withoutIdentity(url.href) : url.href
}

/** The id that an element of a page has in the app's document, apart from those of the app. */
export const pageId = (id: string): string => `page-${id}`
