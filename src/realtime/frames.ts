/**
 * Divides what a socket delivers into frames. A message of the socket is one frame as a rule; a hotel or a proxy that
 * collects what it sends joins several in one, or continues a frame in the next message. Does not look into bodies.
 */

export const frameStart = '\u0002'
export const frameEnd = '\u0003'

/** Characters of a frame whose end has not come. What is longer is no frame. */
const maxRest = 32_000_000

export interface FrameReader {
  /**
   * Returns the frames that are complete with this message, each with its start and end character, and what is part of
   * none. White space between frames is left out.
   */
  read: (text: string) => string[]
  /** The start of a frame whose end has not come; empty if there is none. */
  readonly rest: string
  /** Returns the rest, which is then forgotten. */
  takeRest: () => string
}

export function createFrameReader(): FrameReader {
  let rest = ''
  return {
    read(text) {
      if (text === '') return rest === '' ? [''] : []
      const whole = rest + text
      // The rest has no end character, and no start character but its first.
      let end = whole.indexOf(frameEnd, rest.length)
      rest = ''
      const pieces: string[] = []
      for (let at = 0; at < whole.length; ) {
        // JSON escapes both characters, so neither can be part of a body.
        const next = whole.indexOf(frameStart, at + 1)
        const stop = next < 0 ? whole.length : next
        if (end >= 0 && end < at) end = whole.indexOf(frameEnd, at)
        const isFrame = whole[at] === frameStart
        if (isFrame && end >= 0 && end < stop) {
          pieces.push(whole.slice(at, end + 1))
          at = end + 1
          continue
        }
        const piece = whole.slice(at, stop)
        if (isFrame && next < 0 && piece.length <= maxRest) rest = piece
        else if (piece.trim() !== '') pieces.push(piece)
        at = stop
      }
      return pieces
    },
    get rest() {
      return rest
    },
    takeRest() {
      const taken = rest
      rest = ''
      return taken
    },
  }
}
