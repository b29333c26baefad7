/** The web manifest of a hotel: the file of the build knows no hotel, since one build serves all of them. */

const addressesOfHotel = ['id', 'start_url', 'url']
const addresses = [...addressesOfHotel, 'scope', 'src']

/**
 * Returns a manifest whose start and shortcuts have this query string, and whose addresses are absolute. So is its id:
 * the apps of two hotels can be installed side by side.
 * @param address of the manifest, to which its addresses are relative
 */
export function withQuery(manifest: string, search: string, address: string): string {
  const replace = (key: string, value: unknown) => {
    if (typeof value !== 'string' || !addresses.includes(key)) return value
    const url = new URL(value, address)
    if (addressesOfHotel.includes(key)) url.search = search
    return url.href
  }
  return JSON.stringify(JSON.parse(manifest, replace))
}

/** Lets an app that is installed from this page begin with this query string. Rejects if the manifest does not load. */
export async function nameHotelInManifest(search: string): Promise<void> {
  const link = document.querySelector<HTMLLinkElement>('link[rel="manifest"]')
  if (!link) return
  link.dataset.file ??= link.href
  const response = await fetch(link.dataset.file)
  if (!response.ok) throw new Error(`status ${response.status}`)
  const manifest = withQuery(await response.text(), search, link.dataset.file)
  link.href = `data:application/manifest+json,${encodeURIComponent(manifest)}`
}
