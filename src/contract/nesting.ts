/** A limit to the nesting of messages, because what reads them calls itself at each level. */

/** Levels of lists and objects. No message of the protocol needs more than twenty. */
const maxLevels = 100

const [quote, backslash] = [0x22, 0x5c]
const [openList, closeList, openObject, closeObject] = [0x5b, 0x5d, 0x7b, 0x7d]

/** True if JSON has more levels than any reader has to cope with. Takes any text, and time in proportion to it. */
export function isNestedTooDeep(json: string): boolean {
  let levels = 0
  for (let at = 0; at < json.length; at++) {
    const code = json.charCodeAt(at)
    if (code === quote) at = endOfText(json, at)
    else if (code === openList || code === openObject) levels++
    else if (code === closeList || code === closeObject) levels--
    if (levels > maxLevels) return true
  }
  return false
}

/** The index of the quote that ends the text which begins at `start`. */
function endOfText(json: string, start: number): number {
  let end = json.indexOf('"', start + 1)
  while (end !== -1 && isEscaped(json, end)) end = json.indexOf('"', end + 1)
  return end === -1 ? json.length : end
}

function isEscaped(json: string, at: number): boolean {
  let first = at
  while (json.charCodeAt(first - 1) === backslash) first--
  return (at - first) % 2 === 1
}
