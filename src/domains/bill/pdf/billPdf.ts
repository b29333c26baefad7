import * as fontkit from '@cantoo/fontkit'
import { PDFDocument } from '@cantoo/pdf-lib'
import { fontPartsFor, type LoadFont } from '../../../core/fonts/fontFiles.ts'
import { createSheet } from './sheet.ts'
import { createTypesetter } from './typesetter.ts'

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
