/** The values in the page's address and cookies. */
export interface Address {
  property: string
  theme: string
  mode: string
  /** Keys of the requested languages, from the address first; the app need not support them. */
  language: string[]
}

export function readAddress(): Address {
  const query = new URLSearchParams(location.search)
  const known = cookie('property')
  const property = query.get('property') || known
  // Another property has its own theme (QRY-02).
  const keepsTheme = !known || property === known
  return {
    property,
    theme: query.get('theme') || (keepsTheme ? cookie('theme') : ''),
    mode: query.get('mode') || cookie('mode'),
    language: [query.get('lang') ?? '', cookie('lang')],
  }
}

function cookie(name: string): string {
  try {
    const found = document.cookie.split('; ').find((pair) => pair.startsWith(`${name}=`))
    return found ? decodeURIComponent(found.slice(name.length + 1)) : ''
  } catch {
    return ''
  }
}
