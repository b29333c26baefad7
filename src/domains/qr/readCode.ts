/** Maximum length of a place's name; a longer text is not the name of a place. */
const maxLength = 100

/**
 * Returns the place in a QR code: the `location` parameter of its URL. Null if the text is not a URL, or has
 * no such parameter (QR-02, QR-03).
 */
export function readLocation(code: string): string | null {
  try {
    const location = new URL(code.trim()).searchParams.get('location')?.trim() ?? ''
    return location && location.length <= maxLength ? location : null
  } catch {
    return null
  }
}
