/** A playlist of streams has a few lines; what is longer is the stream itself. */
const maxBytes = 100_000

/** Control characters that no text contains, but the first bytes of every sound. */
const isSound = (bytes: Uint8Array) => bytes.some((byte) => byte < 9 || (byte > 13 && byte < 27))

/**
 * Loads the text of a playlist. Rejects if the address sends something else, such as endless sound. The type that the
 * server names is not asked: servers name many types for a playlist, and some name none.
 */
export async function fetchPlaylist(address: string, signal: AbortSignal): Promise<string> {
  const ended = new AbortController()
  const end = () => ended.abort()
  signal.addEventListener('abort', end)
  try {
    const response = await fetch(address, { signal: ended.signal })
    if (!response.ok) throw new Error(`status ${response.status}`)
    return await readStart(response)
  } finally {
    // Ends the download of what is no playlist.
    end()
    signal.removeEventListener('abort', end)
  }
}

async function readStart({ body }: Response): Promise<string> {
  const reader = body?.getReader()
  const decoder = new TextDecoder()
  let text = ''
  for (let bytes = 0; reader; ) {
    const { value, done } = await reader.read()
    if (done) break
    bytes += value.length
    text += decoder.decode(value, { stream: true })
    if (bytes > maxBytes || isSound(value)) throw new Error('no playlist')
  }
  return text
}
