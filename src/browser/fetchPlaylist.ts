import { isPlaylistType } from './streamPlaylist.ts'

/** A playlist of streams has a few lines; what is longer is the stream itself. */
const maxBytes = 100_000

/** Loads the text of a playlist. Rejects if the address sends something else, such as endless sound. */
export async function fetchPlaylist(address: string, signal: AbortSignal): Promise<string> {
  const ended = new AbortController()
  const end = () => ended.abort()
  signal.addEventListener('abort', end)
  try {
    const response = await fetch(address, { signal: ended.signal })
    if (!response.ok) throw new Error(`status ${response.status}`)
    if (!isPlaylistType(response.headers.get('content-type') ?? '')) throw new Error('not a playlist')
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
    if (bytes > maxBytes) throw new Error('too long')
    text += decoder.decode(value, { stream: true })
  }
  return text
}
