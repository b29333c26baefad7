import { jsPDF } from 'jspdf'

/** A bill as formatted texts. */
export interface BillDocument {
  title: string
  /** Guest and room of the bill, a line each. */
  head: readonly string[]
  lines: readonly { when: string; description: string; amount: string }[]
  totals: readonly { label: string; amount: string }[]
  /** Stamp across the head of a paid bill; null for an unpaid one. */
  stamp: string | null
}

/** Dimensions on A4, in millimetres. */
const page = { left: 20, right: 190, top: 25, bottom: 275, rowHeight: 8 }

/** Writes the bill as a PDF on A4. */
export function writeBillPdf({ title, head, lines, totals, stamp }: BillDocument): Blob {
  const pdf = new jsPDF({ unit: 'mm', format: 'a4' })
  let y = page.top
  const write = (text: string, x: number, align: 'left' | 'right' = 'left') => pdf.text(text, x, y, { align })
  const nextRow = (height = page.rowHeight) => {
    y += height
    if (y <= page.bottom) return
    pdf.addPage()
    y = page.top
  }

  pdf.setFont('times', 'normal').setFontSize(24)
  write(title, page.left)
  if (stamp) {
    pdf.setFont('helvetica', 'bold').setFontSize(16)
    write(stamp, page.right, 'right')
  }
  pdf.setFont('helvetica', 'normal').setFontSize(11)
  nextRow(12)
  for (const text of head) {
    write(text, page.left)
    nextRow(6)
  }
  nextRow(4)
  for (const { when, description, amount } of lines) {
    write(when, page.left)
    write(description, page.left + 50)
    write(amount, page.right, 'right')
    nextRow()
  }
  pdf.line(page.left, y - 4, page.right, y - 4)
  nextRow(3)
  totals.forEach(({ label, amount }, at) => {
    if (at === totals.length - 1) pdf.setFont('helvetica', 'bold').setFontSize(14)
    write(label, page.left)
    write(amount, page.right, 'right')
    nextRow()
  })
  return pdf.output('blob')
}
