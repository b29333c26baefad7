import { JSDOM } from 'jsdom'
import { expect, it, vi } from 'vitest'
import { copyText } from '../../../src/browser/clipboard.ts'

/** A page with a focused button, which records what `execCommand` would copy. */
function openWindow(clipboard?: { writeText: (text: string) => Promise<void> }) {
  const { document } = new JSDOM('<button>Copy</button>', { url: 'http://localhost/ONEapp/' }).window
  const button = document.querySelector('button')
  button?.focus()
  const copied: string[] = []
  const execCommand = vi.fn(() => {
    const field = document.activeElement as HTMLTextAreaElement
    copied.push(field.value.slice(field.selectionStart, field.selectionEnd))
    return true
  })
  Object.assign(document, { execCommand })
  return {
    window: { document, navigator: { clipboard } as Navigator },
    document,
    button,
    copied,
    execCommand,
  }
}

it('copies by the clipboard of the browser', async () => {
  const written: string[] = []
  const { window, execCommand } = openWindow({ writeText: async (text) => void written.push(text) })
  expect(await copyText('Aurora Pro', window)).toBe(true)
  expect(written).toEqual(['Aurora Pro'])
  expect(execCommand).not.toHaveBeenCalled()
})

it.each([
  ['there is none', undefined],
  ['it refuses', { writeText: () => Promise.reject(new DOMException('refused', 'NotAllowedError')) }],
])('copies a selection where %s, and leaves page and focus as they were', async (_, clipboard) => {
  const { window, document, button, copied } = openWindow(clipboard)
  expect(await copyText('edelweiss', window)).toBe(true)
  expect(copied).toEqual(['edelweiss'])
  expect(document.querySelector('textarea')).toBeNull()
  expect(document.activeElement).toBe(button)
})

it.each([
  () => false,
  () => {
    throw new DOMException('refused', 'SecurityError')
  },
])('is false where neither way copies', async (refuse) => {
  const { window, document } = openWindow()
  Object.assign(document, { execCommand: refuse })
  expect(await copyText('edelweiss', window)).toBe(false)
  expect(document.querySelector('textarea')).toBeNull()
})
