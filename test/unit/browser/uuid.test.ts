import { expect, it, vi } from 'vitest'
import { createUuid } from '../../../src/browser/uuid.ts'

const shape = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/

it('makes UUIDs of version 4, each another', () => {
  const ids = Array.from({ length: 1000 }, () => createUuid())
  for (const id of ids) expect(id).toMatch(shape)
  expect(new Set(ids).size).toBe(1000)
})

it('writes its bytes in order, with version and variant in their place', () => {
  const fill = (value: number) => ({
    getRandomValues: <T extends ArrayBufferView | null>(bytes: T) => {
      if (bytes instanceof Uint8Array) bytes.fill(value)
      return bytes
    },
  })
  expect(createUuid(fill(0))).toBe('00000000-0000-4000-8000-000000000000')
  expect(createUuid(fill(255))).toBe('ffffffff-ffff-4fff-bfff-ffffffffffff')
})

it('does without crypto altogether', () => {
  vi.stubGlobal('crypto', undefined)
  try {
    expect(createUuid()).toMatch(shape)
    expect(createUuid()).not.toBe(createUuid())
  } finally {
    vi.unstubAllGlobals()
  }
})
