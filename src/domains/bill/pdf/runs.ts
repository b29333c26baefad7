/** Splits a line into runs of one direction and one font, in the order in which they stand on the paper. */
import bidiFactory from 'bidi-js'

export interface Run<Font> {
  text: string
  font: Font
}

type Level = number
interface Part<Font> extends Run<Font> {
  level: Level
}

const bidi = bidiFactory()
const directionMarks = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g
const rightToLeftLetter = /[\p{Script=Arabic}\p{Script=Hebrew}]/u

/**
 * @param fontOf the font of a character; a character that no font has keeps that of the character before
 * @param direction that of a line without any letter
 */
export function runsOf<Font>(
  line: string,
  fontOf: (character: string, before: Font | null) => Font,
  direction: 'ltr' | 'rtl',
): Run<Font>[] {
  const { levels } = bidi.getEmbeddingLevels(line, /\p{L}/u.test(line) ? undefined : direction)
  const parts: Part<Font>[] = []
  let at = 0
  for (const character of line) {
    const last = parts[parts.length - 1]
    const level = levels[at] ?? 0
    const font = fontOf(character, last?.font ?? null)
    if (last && last.level === level && last.font === font) last.text += character
    else parts.push({ text: character, font, level })
    at += character.length
  }
  return inVisualOrder(parts)
    .map(({ text, font, level }) => ({
      font,
      text: (level % 2 ? drawn(text) : text).replace(directionMarks, ''),
    }))
    .filter(({ text }) => text !== '')
}

/** Rule L2 of the Unicode Bidirectional Algorithm, for whole runs. */
function inVisualOrder<Font>(parts: readonly Part<Font>[]): Part<Font>[] {
  let ordered = [...parts]
  const levels = parts.map(({ level }) => level)
  for (let level = Math.max(0, ...levels); level > 0; level--) {
    const next: Part<Font>[] = []
    let group: Part<Font>[] = []
    for (const part of ordered) {
      if (part.level >= level) group.unshift(part)
      else {
        next.push(...group, part)
        group = []
      }
    }
    ordered = [...next, ...group]
  }
  return ordered
}

/** The font itself reverses a run with letters; brackets and signs between them are to be mirrored and reversed. */
function drawn(text: string): string {
  const mirrored = [...text].map((character) => bidi.getMirroredCharacter(character) ?? character)
  return (rightToLeftLetter.test(text) ? mirrored : mirrored.reverse()).join('')
}
