import type { PDFDocument, PDFFont, PDFPage } from '@cantoo/pdf-lib'
import bidiFactory from 'bidi-js'
import type { FontPart, LoadFont } from '../../../core/fonts/fontFiles.ts'

interface Run<Font> {
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
function runsOf<Font>(
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

export interface Placement {
  /** The left edge of the text; with `align: 'right'` the right one. In points, from the lower left corner. */
  x: number
  y: number
  size: number
  align: 'left' | 'right'
}

export interface Typesetter {
  draw: (page: PDFPage, text: string, place: Placement) => void
  /** Breaks a text into lines that are no longer than the width. */
  linesOf: (text: string, size: number, width: number) => string[]
}

/** Not for drawing. Those for direction are needed until the text is split into runs. */
const control = /\p{Cc}|\p{Variation_Selector}/gu
const format = /\p{Cf}/u
const unknown = '?'

/** Loads and embeds the fonts of a text. */
export async function createTypesetter(
  pdf: PDFDocument,
  parts: readonly FontPart[],
  texts: string,
  direction: 'ltr' | 'rtl',
  load: LoadFont,
): Promise<Typesetter> {
  const characters = new Set(texts.replace(control, ' ') + unknown)
  const partOf = (character: string) => parts.find(({ has }) => has(character.codePointAt(0) ?? 0))
  const needed = new Set([...characters].flatMap((character) => partOf(character) ?? []))
  const fonts = new Map<FontPart, PDFFont>()
  await Promise.all(
    [...needed].map(async (part) => {
      fonts.set(part, await pdf.embedFont(await load(part.address), { subset: true }))
    }),
  )
  const known = [...fonts.keys()]
  const first = fonts.get(partOf(unknown) as FontPart) as PDFFont

  /** A mark stays with its letter, and a blank with its word, if their font has it. */
  function fontOf(character: string, before: PDFFont | null): PDFFont {
    const codePoint = character.codePointAt(0) ?? 0
    const same = known.find((part) => fonts.get(part) === before)
    if (before && same?.has(codePoint)) return before
    const part = partOf(character)
    return (part && fonts.get(part)) ?? before ?? first
  }

  const drawable = (text: string) =>
    [...text.replace(/\s/g, ' ').replace(control, '')]
      .map((character) => (partOf(character) || format.test(character) ? character : unknown))
      .join('')
  const measured = (text: string, size: number) => {
    const runs: Run<PDFFont>[] = runsOf(drawable(text), fontOf, direction)
    const widths = runs.map((run) => run.font.widthOfTextAtSize(run.text, size))
    return { runs, widths, width: widths.reduce((sum, one) => sum + one, 0) }
  }

  return {
    draw(page, text, { x, y, size, align }) {
      const { runs, widths, width } = measured(text, size)
      let left = align === 'right' ? x - width : x
      for (const [at, run] of runs.entries()) {
        page.drawText(run.text, { x: left, y, size, font: run.font })
        left += widths[at] ?? 0
      }
    },
    linesOf(text, size, width) {
      const lines: string[] = []
      let line = ''
      for (const piece of piecesOf(text)) {
        if (line && measured(line + piece, size).width > width) {
          lines.push(line.trim())
          line = ''
        }
        line += piece
      }
      return [...lines, line.trim()].filter(Boolean)
    },
  }
}

/** Words with the blank after them; scripts without blanks, and words longer than any line, break within. */
const piecesOf = (text: string): string[] =>
  text.match(
    /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]|[^\s\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]{1,30}\s*|\s+/gu,
  ) ?? []
