import { inflateSync } from 'node:zlib'

// Lengths of the file's header and of an entry of its table directory, in WOFF and in TrueType or OpenType.
const [woffHeader, woffEntry] = [44, 20]
const [header, entry] = [12, 16]

/** Tables begin at multiples of four bytes. */
const padded = (length: number) => Math.ceil(length / 4) * 4

/** Unpacks a font from WOFF 1.0 (https://www.w3.org/TR/WOFF/): the same tables, each compressed by zlib. */
export function unpackedWoff(file: Buffer): Buffer {
  if (file.toString('latin1', 0, 4) !== 'wOFF') throw new Error('not a WOFF file')
  const count = file.readUInt16BE(12)
  const tables = Array.from({ length: count }, (_, place) => {
    const at = woffHeader + place * woffEntry
    const [offset, packed, length] = [4, 8, 12].map((field) => file.readUInt32BE(at + field)) as [
      number,
      number,
      number,
    ]
    const content = file.subarray(offset, offset + packed)
    return {
      tag: file.subarray(at, at + 4),
      checksum: file.subarray(at + 16, at + 20),
      content: packed < length ? inflateSync(content) : content,
    }
  })
  const start = header + count * entry
  const size = tables.reduce((total, { content }) => total + padded(content.length), start)
  const font = Buffer.alloc(size)
  file.copy(font, 0, 4, 8)
  font.writeUInt16BE(count, 4)
  const power = Math.floor(Math.log2(count))
  font.writeUInt16BE(2 ** power * entry, 6)
  font.writeUInt16BE(power, 8)
  font.writeUInt16BE(count * entry - 2 ** power * entry, 10)
  let offset = start
  for (const [place, { tag, checksum, content }] of tables.entries()) {
    const at = header + place * entry
    tag.copy(font, at)
    checksum.copy(font, at + 4)
    font.writeUInt32BE(offset, at + 8)
    font.writeUInt32BE(content.length, at + 12)
    content.copy(font, offset)
    offset += padded(content.length)
  }
  return font
}
