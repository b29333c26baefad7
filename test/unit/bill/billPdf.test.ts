import { readFile } from 'node:fs/promises'
import { getDocumentProxy } from 'unpdf'
import { expect, it } from 'vitest'
import { type BillDocument, writeBillPdf } from '../../../src/domains/bill/pdf/billPdf.ts'

/** Vite's address of a file of node_modules is its path below the project. */
const load = async (address: string) => {
  const bytes = await readFile(`.${address}`)
  return bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength)
}

const samples: Record<string, Partial<BillDocument>> = {
  en: { title: 'Your bill', head: ['Anna Berger', 'Room 101'], stamp: 'Paid' },
  pl: { title: 'Twój rachunek', head: ['Grzegorz Brzęczyszczykiewicz', 'Pokój 101'], stamp: 'Zapłacono' },
  el: { title: 'Ο λογαριασμός σας', head: ['Γιώργος Παπαδόπουλος', 'Δωμάτιο 101'], stamp: 'Εξοφλήθηκε' },
  ru: { title: 'Ваш счёт', head: ['Анна Ёлкина', 'Номер 101'], stamp: 'Оплачено' },
  ar: { title: 'فاتورتك', head: ['محمد حسن', 'الغرفة 101'], stamp: 'مدفوعة', direction: 'rtl' },
  he: { title: 'החשבון שלך', head: ['אברהם כהן', 'חדר 101'], stamp: 'שולם', direction: 'rtl' },
  zh: { title: '您的账单', head: ['王小明', '101 号房间'], stamp: '已付款' },
  ja: { title: 'お会計', head: ['山田 太郎', '101号室'], stamp: '支払い済み' },
  ko: { title: '청구서', head: ['김민준', '101호'], stamp: '결제됨' },
  hi: { title: 'आपका बिल', head: ['अमित शर्मा', 'कमरा 101'], stamp: 'भुगतान हुआ' },
  th: { title: 'ใบเรียกเก็บเงินของคุณ', head: ['สมชาย ใจดี', 'ห้อง 101'], stamp: 'ชำระแล้ว' },
  hy: { title: 'Ձեր հաշիվը', head: ['Արամ Պետրոսյան', 'Սենյակ 101'], stamp: 'Վճարված է' },
  ka: { title: 'თქვენი ანგარიში', head: ['გიორგი ბერიძე', 'ოთახი 101'], stamp: 'გადახდილია' },
  vi: { title: 'Hóa đơn của bạn', head: ['Nguyễn Văn Anh', 'Phòng 101'], stamp: 'Đã thanh toán' },
}

const billIn = (language: string, changes: Partial<BillDocument> = {}): BillDocument => ({
  language,
  direction: 'ltr',
  hotel: 'Hotel Aurora',
  title: '',
  head: [],
  lines: [{ when: '26 Nov 2026 · 08:15', description: 'Wiener Frühstück (2×)', amount: 'EUR\u00a024.50' }],
  totals: [{ label: 'Total', amount: 'EUR\u00a024.50' }],
  stamp: null,
  foot: 'Page {page} of {count}',
  ...samples[language],
  ...changes,
})

const bytesOf = (bill: BillDocument) => writeBillPdf(bill, load).then((blob) => blob.arrayBuffer())

/** The texts of each page, without blanks, which a PDF need not have. */
async function pagesOf(bill: BillDocument): Promise<string[]> {
  const pdf = await getDocumentProxy(new Uint8Array(await bytesOf(bill)))
  const pages: string[] = []
  for (let number = 1; number <= pdf.numPages; number++) {
    const { items } = await (await pdf.getPage(number)).getTextContent()
    pages.push(plain(items.map((item) => ('str' in item ? item.str : '')).join('')))
  }
  await pdf.loadingTask.destroy()
  return pages
}
/** Arabic letters may be given back as the forms in which they were drawn. */
const plain = (text: string) => text.normalize('NFKC').replace(/\s/g, '')

it.each(Object.keys(samples))(
  'REAL-05, DEMO-12 the bill in %s has its letterhead, names and sums as text',
  async (language) => {
    const bill = billIn(language)
    const [page = ''] = await pagesOf(bill)
    const own = [bill.title, ...bill.head, bill.stamp ?? ''].flatMap((text) => text.split(' '))
    for (const word of [...own, 'Hotel Aurora', 'Wiener Frühstück', 'EUR 24.50', 'Page 1 of 1'])
      for (const part of language === 'hi' ? plain(word) : [plain(word)]) expect(page).toContain(part)
  },
)

it('REAL-05 a bill has names of any script, and says ? for what no font has', async () => {
  const head = ['Grzegorz 王小明 محمد Ёлкина 김민준', 'Smiling 😀 guest']
  const [page = ''] = await pagesOf(billIn('pl', { head }))
  for (const word of ['Grzegorz', '王小明', 'محمد', 'Ёлкина', '김민준', 'Smiling?guest'])
    expect(page).toContain(word)
})

it('REAL-05 a long bill has several pages with their numbers, and long descriptions within the margins', async () => {
  const description = 'A dinner for many guests with everything that the kitchen has '.repeat(4)
  const line = { when: '26 Nov 2026', description, amount: 'EUR\u00a01.00' }
  const pages = await pagesOf(billIn('en', { lines: Array.from({ length: 40 }, () => line) }))
  expect(pages.length).toBeGreaterThan(3)
  for (const [at, page] of pages.entries()) expect(page).toContain(`Page${at + 1}of${pages.length}`)
  expect(pages.join('').split('EUR1.00').length - 1).toBe(40)
})

it('REAL-05 embeds of its fonts the characters of the bill alone', async () => {
  expect((await bytesOf(billIn('en'))).byteLength).toBeLessThan(40_000)
  expect((await bytesOf(billIn('zh'))).byteLength).toBeLessThan(90_000)
})

it('rejects if a font does not load', async () => {
  const lost = async () => {
    throw new Error('away')
  }
  await expect(writeBillPdf(billIn('en'), lost)).rejects.toThrow('away')
})
