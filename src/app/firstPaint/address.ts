/** What address and cookies of the page name. */
export interface Address {
  property: string
  theme: string
  mode: string
  /** Keys of languages that were chosen, the first of them first; they need not be offered. */
  language: string[]
}

export function readAddress(): Address {
  const query = new URLSearchParams(location.search)
  const known = cookie('property')
  const property = query.get('property') || known
  // Another property has a look of its own (QRY-02).
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
