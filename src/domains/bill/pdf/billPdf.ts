import * as fontkit from '@cantoo/fontkit'
import { PDFDocument, type PDFPage, rgb } from '@cantoo/pdf-lib'
import { fontPartsFor, type LoadFont } from '../../../core/fonts/fontFiles.ts'
import { createTypesetter, type Typesetter } from './typesetter.ts'

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
function createSheet(pdf: PDFDocument, { draw, linesOf }: Typesetter, direction: 'ltr' | 'rtl') {
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

/** A bill as formatted texts. */
export interface BillDocument {
  /** BCP 47 tag of the texts. */
  language: string
  direction: 'ltr' | 'rtl'
  /** Name of the hotel. */
  hotel: string
  title: string
  /** Guest, room, reservation, and date of the print, a line each. */
  head: readonly string[]
  lines: readonly { when: string; description: string; amount: string }[]
  totals: readonly { label: string; amount: string }[]
  /** Stamp of a paid bill; null for an unpaid one. */
  stamp: string | null
  /** The foot of each page: `Page {page} of {count}`. */
  foot: string
}

const loadFont: LoadFont = async (address) => {
  const response = await fetch(new URL(address, document.baseURI).href)
  if (!response.ok) throw new Error(`font ${response.status}`)
  return response.arrayBuffer()
}

const textsOf = ({ hotel, title, head, lines, totals, stamp, foot }: BillDocument): string[] => [
  hotel,
  title,
  ...head,
  ...lines.flatMap(({ when, description, amount }) => [when, description, amount]),
  ...totals.flatMap(({ label, amount }) => [label, amount]),
  stamp ?? '',
  foot,
  '0123456789',
]

const gap = 12

/** Writes the bill as a PDF on A4, with the characters of its fonts that it needs. Rejects if a font does not load. */
export async function writeBillPdf(bill: BillDocument, load: LoadFont = loadFont): Promise<Blob> {
  const pdf = await PDFDocument.create()
  pdf.registerFontkit(fontkit)
  pdf.setTitle(bill.title, { showInWindowTitleBar: true })
  pdf.setLanguage(bill.language)
  const texts = textsOf(bill).join('\n')
  const parts = await fontPartsFor(texts, bill.language)
  const typesetter = await createTypesetter(pdf, parts, texts, bill.direction, load)
  const sheet = createSheet(pdf, typesetter, bill.direction)

  sheet.row({ start: bill.hotel, size: 18 })
  sheet.rule()
  sheet.space(gap)
  sheet.row({ start: bill.title, end: bill.stamp ?? '', size: 22 })
  sheet.space(gap / 2)
  for (const text of bill.head) sheet.row({ start: text, size: 10.5 })
  sheet.space(gap)
  for (const { when, description, amount } of bill.lines)
    sheet.row({ start: description, end: amount, below: when, size: 11 })
  sheet.rule()
  sheet.space(gap / 2)
  for (const [at, { label, amount }] of bill.totals.entries())
    sheet.row({ start: label, end: amount, size: at === bill.totals.length - 1 ? 16 : 11 })
  sheet.number((page, count) => bill.foot.replace('{page}', String(page)).replace('{count}', String(count)))
  const bytes = await pdf.save()
  return new Blob([new Uint8Array(bytes)], { type: 'application/pdf' })
}
