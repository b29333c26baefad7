/** A random id (UUID version 4), also where `crypto.randomUUID` is missing: old televisions, pages over plain http. */
const dashesAfter = new Set([3, 5, 7, 9])

export function createUuid(source: Pick<Crypto, 'getRandomValues'> | undefined = globalThis.crypto): string {
  const bytes = new Uint8Array(16)
  if (source) source.getRandomValues(bytes)
  else
    bytes.forEach((_, at) => {
      bytes[at] = Math.random() * 256
    })
  let text = ''
  bytes.forEach((byte, at) => {
    // Fixed bits hold the version and the variant.
    const value = at === 6 ? (byte & 0x0f) | 0x40 : at === 8 ? (byte & 0x3f) | 0x80 : byte
    text += value.toString(16).padStart(2, '0') + (dashesAfter.has(at) ? '-' : '')
  })
  return text
}
