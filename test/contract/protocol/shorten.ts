// Makes an example of an answer: short lists and texts, and the same each time.
const maxEntries = 2
const maxText = 120

const uuid = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g
const exampleUuid = '8f14e45f-ceea-467f-a9c7-8a2b1f3d9e10'
/** What the hotel makes up anew each time. */
const random = /(?<=\/)[\w-]{32,}(?=[/.?]|$)|^[\w-]{40,}$/g

function shortText(text: string, field: string): string {
  if (field === 'image_base64') return `${text.slice(0, 40)}…`
  const steady = text.replace(uuid, exampleUuid).replace(random, 'J2pGq8nT4vX7zB1c')
  return steady.length > maxText && !steady.startsWith('{') ? `${steady.slice(0, maxText)}…` : steady
}

export function shortened(value: unknown, field = '', depth = 0): unknown {
  if (typeof value === 'string')
    return shortText(value.replace(/http:\/\/127\.0\.0\.1:\d+/, 'https://hotel.example'), field)
  if (Array.isArray(value))
    return value.slice(0, maxEntries - Number(depth > 2)).map((entry) => shortened(entry, '', depth + 1))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, shortened(inner, name, depth + 1)]),
  )
}
