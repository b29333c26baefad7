import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useSearchTerm } from '../../src/ui/SearchField.tsx'
import { restoreRealTimers } from './realTimers.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(restoreRealTimers)
const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms))

/** A search field whose term stands in the address, as all of them do. */
function open() {
  const written: string[] = []
  const hook = renderHook(({ current }) => useSearchTerm(current, (term) => written.push(term)), {
    initialProps: { current: 'sau' },
  })
  return {
    written,
    term: () => hook.result.current.term,
    type: (term: string) => act(() => hook.result.current.setTerm(term)),
    address: (current: string) => hook.rerender({ current }),
  }
}

it('a term is written once the guest pauses, without the spaces around it', () => {
  const field = open()
  field.type('saun')
  pass(399)
  field.type(' sauna ')
  pass(399)
  expect(field.written).toEqual([])
  pass(1)
  expect(field.written).toEqual(['sauna'])
})

it('Back, which changes the term of the address, is seen in the field, and is not written over', () => {
  const field = open()
  field.type('sauna')
  pass(400)
  field.address('sauna')
  field.address('pool')
  expect(field.term()).toBe('pool')
  pass(1000)
  field.address('')
  expect(field.term()).toBe('')
  pass(1000)
  expect(field.written).toEqual(['sauna'])
})
