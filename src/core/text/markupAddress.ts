/**
 * An address that the browser requests by itself for markup or style of the hotel, resolved against the folder of its
 * file; null if it may not be used (TRUST-02). `contentAddress` decides about links.
 */
export function sourceAddress(address: string, folder: URL): string | null {
  try {
    const { href } = new URL(address, folder)
    return /^(https?:|data:image\/)/.test(href) ? href : null
  } catch {
    return null
  }
}

/** The id or class that an element of a page has in the app's document, apart from those of the app. */
export const pageName = (name: string): string => `page-${name}`
