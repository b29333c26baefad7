// Makes a video of a QR code for Chromium's fake camera.
import { writeFile } from 'node:fs/promises'
import { encodeQR } from 'qr'

const picture = { width: 640, height: 480 }

/** Luma and chroma values in the limited range of video. */
const black = 16
const white = 235
const neutral = 128

/** Writes an uncompressed video (y4m) of the code on white. The fake camera plays it in a loop. */
export async function writeQrVideo(file: string, text: string): Promise<void> {
  const { width, height } = picture
  const code = encodeQR(text, 'raw', { ecc: 'low' })
  const size = code.length
  const scale = Math.floor((height * 0.9) / size)
  const left = Math.floor((width - size * scale) / 2)
  const top = Math.floor((height - size * scale) / 2)
  const luma = Buffer.alloc(width * height, white)
  for (let y = 0; y < size * scale; y += 1)
    for (let x = 0; x < size * scale; x += 1)
      if (code[Math.floor(y / scale)]?.[Math.floor(x / scale)]) luma[(top + y) * width + left + x] = black
  const chroma = Buffer.alloc((width * height) / 2, neutral)
  const frame = Buffer.concat([Buffer.from('FRAME\n'), luma, chroma])
  await writeFile(
    file,
    Buffer.concat([Buffer.from(`YUV4MPEG2 W${width} H${height} F10:1 Ip A1:1 C420mpeg2\n`), frame, frame]),
  )
}
