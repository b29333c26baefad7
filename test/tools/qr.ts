// `npm run qr -- …` draws QR codes for rooms and tables: an SVG file each, and a sheet to print and cut.
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type QrOrder, readOrder, usage } from './qr/arguments.ts'
import { namesOf, sheetOf, svgOf } from './qr/codes.ts'

async function write({ codes, out, ...sheet }: QrOrder): Promise<void> {
  await mkdir(out, { recursive: true })
  const names = namesOf(codes)
  for (const [at, code] of codes.entries()) await writeFile(join(out, `${names[at]}.svg`), svgOf(code))
  await writeFile(join(out, 'sheet.html'), sheetOf(codes, sheet))
  console.log(`${codes.length} codes and sheet.html are in ${out}. The first opens ${codes[0]?.address}`)
}

function orderOrUsage(): QrOrder | null {
  try {
    return readOrder(process.argv.slice(2))
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error}\n\n${usage}`)
    return null
  }
}

const order = orderOrUsage()
if (order) await write(order)
else process.exitCode = 2
