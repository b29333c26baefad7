/** Reads the messages of a socket as text: some hotels send their frames as binary messages. */

export interface TextReader {
  /** Returns a message as text; null if it is none. `isFirstBinary` for the first binary message that is text. */
  read: (data: unknown) => { text: string | null; isFirstBinary: boolean }
}

// A buffer of another realm is no instance of this one's class.
const isBuffer = (data: unknown): data is ArrayBuffer =>
  Object.prototype.toString.call(data) === '[object ArrayBuffer]'

export function createTextReader(): TextReader {
  let decoder: TextDecoder | null = null
  let hasSeenBinary = false
  return {
    read(data) {
      if (typeof data === 'string') return { text: data, isFirstBinary: false }
      if (!isBuffer(data)) return { text: null, isFirstBinary: false }
      try {
        decoder ??= new TextDecoder('utf-8', { fatal: true })
        // A message may end within a character, which the next one continues.
        const text = decoder.decode(data, { stream: true })
        const isFirstBinary = !hasSeenBinary
        hasSeenBinary = true
        return { text, isFirstBinary }
      } catch {
        decoder = null
        return { text: null, isFirstBinary: false }
      }
    },
  }
}
