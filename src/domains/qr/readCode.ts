/** No place of a hotel has a longer name; a code that says more says something else. */
const maxLength = 100

/**
 * The place that a code names: the `location` of the address it holds. Null for a text that is no address, and for
 * an address without it (QR-02, QR-03).
 */
export function readLocation(code: string): string | null {
  try {
    const location = new URL(code.trim()).searchParams.get('location')?.trim() ?? ''
    return location && location.length <= maxLength ? location : null
  } catch {
    return null
  }
}
