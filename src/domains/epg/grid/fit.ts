/** Shortens the words of a cell to what is seen of it: to whole words, as long as there are any. */

/** Scripts that put no space between words. There the browser cuts the text. */
const unspaced = /[\u0E00-\u0EFF\u1000-\u109F\u1780-\u17FF\u2E80-\u9FFF\uF900-\uFAFF]/

/** Fewer letters than these, such as an article, say nothing of the programme. */
const leastLetters = 4

interface Room {
  /** Width of a line, in the unit in which `widthOf` measures. */
  width: number
  lines: number
}

/** Returns the text, or as many whole words of it as fit with an ellipsis, or nothing if not even the first one does. */
export function fitWords(text: string, { width, lines }: Room, widthOf: (text: string) => number): string {
  if (unspaced.test(text)) return text
  const words = text.split(/\s+/).filter(Boolean)
  const isWhole = fits(words, { width, lines }, widthOf)
  if (isWhole) return text
  for (let count = words.length - 1; count > 0; count -= 1) {
    const last = words[count - 1]?.replace(/[.,:;–-]+$/, '')
    const shortened = [...words.slice(0, count - 1), `${last}…`]
    if (last && shortened.join('').length > leastLetters && fits(shortened, { width, lines }, widthOf))
      return shortened.join(' ')
  }
  return ''
}

/** Whether the words fit into the lines, of which each is filled before the next begins. */
function fits(words: readonly string[], { width, lines }: Room, widthOf: (text: string) => number): boolean {
  let used = 1
  let line = ''
  for (const word of words) {
    const longer = line ? `${line} ${word}` : word
    if (widthOf(longer) <= width) line = longer
    else {
      used += 1
      line = word
      if (used > lines || widthOf(word) > width) return false
    }
  }
  return true
}
