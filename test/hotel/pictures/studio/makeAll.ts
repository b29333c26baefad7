// Makes the pictures of the list, the icons, and the colours that stand in for pictures while they load.
import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { appleTouch, favicon, icon, maskable } from './icons.ts'
import { type Job, jobs } from './jobs.ts'

const root = join(import.meta.dirname, '../../../..')

const make = async ({ file, draw, top, limit, quality: first }: Job) => {
  const whole = await draw()
  const drawn = top
    ? await sharp(whole)
        .resize({ ...top, position: 'top' })
        .png()
        .toBuffer()
    : whole
  let quality = first
  let picture = await sharp(drawn).webp({ quality, effort: 6, smartSubsample: true }).toBuffer()
  while (picture.length > limit && quality > 40) {
    quality -= 4
    picture = await sharp(drawn).webp({ quality, effort: 6, smartSubsample: true }).toBuffer()
  }
  if (picture.length > limit) throw new Error(`${file} is ${picture.length} bytes, allowed are ${limit}`)
  const path = join(root, file)
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, picture)
}

const makeIcons = async () => {
  await mkdir(join(root, 'public/icons'), { recursive: true })
  for (const [name, mark, size] of [
    ['favicon-48', favicon, 48],
    ['icon-192', icon, 192],
    ['icon-512', icon, 512],
    ['maskable-512', maskable, 512],
    ['apple-touch-180', appleTouch, 180],
  ] as const) {
    const file = join(root, 'public/icons', `${name}.png`)
    await sharp(Buffer.from(mark), { density: 144 })
      .resize(size, size)
      .png({ compressionLevel: 9, palette: true, quality: 95 })
      .toFile(file)
  }
}

const hex = (value: number) => Math.round(value).toString(16).padStart(2, '0')

/** Writes the average colour of each picture, which is shown in its place while it loads. */
const makeColours = async () => {
  const lines: string[] = []
  for (const [folder, address] of [
    ['skins', '/ONEapp/skins'],
    ['public/login', '/ONEapp/login'],
  ] as const) {
    const files = (await readdir(join(root, folder), { recursive: true }))
      .filter((file) => file.endsWith('.webp'))
      .sort()
    for (const file of files) {
      const { data } = await sharp(join(root, folder, file))
        .resize(1, 1, { fit: 'fill' })
        .removeAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true })
      lines.push(`  '${address}/${file}': '#${hex(data[0] ?? 0)}${hex(data[1] ?? 0)}${hex(data[2] ?? 0)}',`)
    }
  }
  await writeFile(
    join(root, 'test/hotel/content/colours.ts'),
    `// Made by test/hotel/pictures: the average colour of each picture, shown in its place while it loads.\n\nexport const colours: Record<string, string> = {\n${lines.join('\n')}\n}\n`,
  )
}

/** Makes the pictures whose file name has one of `wanted` in it, or all; then the icons and the colours. */
export const makeAll = async (wanted: string[]) => {
  const chosen = jobs.filter(({ file }) => wanted.length === 0 || wanted.some((part) => file.includes(part)))
  const waiting = [...chosen]
  const work = async () => {
    for (let job = waiting.shift(); job; job = waiting.shift()) await make(job)
  }
  await Promise.all([work(), work()])
  await makeIcons()
  await makeColours()
  process.stdout.write(`${chosen.length} pictures\n`)
}
