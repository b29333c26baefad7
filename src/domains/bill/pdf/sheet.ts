import { type PDFDocument, type PDFPage, rgb } from '@cantoo/pdf-lib'
import type { Typesetter } from './typesetter.ts'

/** A4 and its margins, in points. */
const [width, height] = [595.28, 841.89]
const margin = { side: 57, top: 64, bottom: 72, foot: 40 }
const lineHeight = 1.4
/** Share of the width for the text at the start of a row with an amount at its end. */
const startShare = 0.68
const quiet = { size: 9, lead: 1.5 }

interface RowTexts {
  start: string
  end?: string
  /** A smaller line below the start. */
  below?: string
  size: number
}

/** Fills pages from top to bottom. The start of a row is on the right in a right-to-left language. */
export function createSheet(pdf: PDFDocument, { draw, linesOf }: Typesetter, direction: 'ltr' | 'rtl') {
  const isRtl = direction === 'rtl'
  const inner = width - 2 * margin.side
  const pages: PDFPage[] = []
  let page = addPage()
  let y = height - margin.top

  function addPage(): PDFPage {
    const added = pdf.addPage([width, height])
    pages.push(added)
    return added
  }

  /** Begins a new page if less than this height is left. */
  function reserve(points: number) {
    if (y - points >= margin.bottom) return
    page = addPage()
    y = height - margin.top
  }

  const atStart = { x: isRtl ? width - margin.side : margin.side, align: isRtl ? 'right' : 'left' } as const
  const atEnd = { x: isRtl ? margin.side : width - margin.side, align: isRtl ? 'left' : 'right' } as const

  return {
    row({ start, end = '', below = '', size }: RowTexts) {
      const lines = linesOf(start, size, end ? inner * startShare : inner)
      const rows = lines.length > 0 ? lines : ['']
      const rowHeight = size * lineHeight
      reserve(rows.length * rowHeight + (below ? quiet.size * quiet.lead : 0))
      for (const [at, text] of rows.entries()) {
        y -= rowHeight
        draw(page, text, { ...atStart, y, size })
        if (at === 0 && end) draw(page, end, { ...atEnd, y, size })
      }
      if (!below) return
      y -= quiet.size * quiet.lead
      draw(page, below, { ...atStart, y, size: quiet.size })
      y -= quiet.size / 2
    },
    rule() {
      reserve(quiet.size)
      y -= quiet.size
      const start = { x: margin.side, y }
      page.drawLine({ start, end: { x: width - margin.side, y }, thickness: 0.6, color: rgb(0.6, 0.6, 0.6) })
    },
    space(points: number) {
      y -= points
    },
    /** Writes the foot of all pages. */
    number(textOf: (page: number, count: number) => string) {
      for (const [at, each] of pages.entries())
        draw(each, textOf(at + 1, pages.length), { ...atEnd, y: margin.foot, size: quiet.size })
    },
  }
}
