import type { PDFDocument, PDFFont, PDFPage } from '@cantoo/pdf-lib'
import type { FontPart, LoadFont } from '../../../core/fonts/fontFiles.ts'
import { type Run, runsOf } from './runs.ts'

export interface Place {
  /** The left edge of the text; with `align: 'right'` the right one. In points, from the lower left corner. */
  x: number
  y: number
  size: number
  align: 'left' | 'right'
}

export interface Typesetter {
  draw: (page: PDFPage, text: string, place: Place) => void
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
