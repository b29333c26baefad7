/** What the app gives to the browser to save, and the fonts of a PDF. */
import { readFile } from 'node:fs/promises'
import { getDocumentProxy } from 'unpdf'
import { vi } from 'vitest'
import { atEnd } from '../atEnd.ts'

/** jsdom's blobs have no `arrayBuffer`. */
const bytesOf = (blob: Blob) =>
  new Promise<ArrayBuffer>((resolve) => {
    const reader = new FileReader()
    reader.onload = () => resolve(reader.result as ArrayBuffer)
    reader.readAsArrayBuffer(blob)
  })

async function textOf(blob: Blob): Promise<string> {
  const pdf = await getDocumentProxy(new Uint8Array(await bytesOf(blob)))
  const { items } = await (await pdf.getPage(1)).getTextContent()
  await pdf.loadingTask.destroy()
  return items.map((item) => ('str' in item ? item.str : '')).join('\n')
}

/** Serves the fonts from their packages, as the hotel's server does from the built app. */
export function serveFonts() {
  const real = globalThis.fetch
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input)
    return pathname.startsWith('/node_modules/')
      ? new Response(await readFile(`.${pathname}`))
      : real(input, init)
  })
}

/** Records downloads: the names of the files, and their content. */
export function watchDownloads() {
  const files: { name: string; text: Promise<string> }[] = []
  const blobs = new Map<string, Blob>()
  const { createObjectURL, revokeObjectURL } = URL
  URL.createObjectURL = (blob) => {
    const address = `blob:${blobs.size}`
    blobs.set(address, blob as Blob)
    return address
  }
  URL.revokeObjectURL = () => undefined
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    const blob = blobs.get(this.href)
    if (blob) files.push({ name: this.download, text: textOf(blob) })
  })
  atEnd(() => {
    Object.assign(URL, { createObjectURL, revokeObjectURL })
    click.mockRestore()
  })
  return files
}
