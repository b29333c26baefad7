import { renderHook, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useLazyModule } from '../../src/core/chunks/useLazyModule.ts'
import { lazyModule } from '../../src/core/lazyModule.ts'

it('has a part that comes between the first render and its effects', async () => {
  const module = lazyModule(async () => ({ part: 'It is here' }), 'part')
  await module.load()
  const answers = [null]
  const late: typeof module = { ...module, peek: () => (answers.length > 0 ? null : module.peek()) }
  const { result } = renderHook(() => {
    const { part } = useLazyModule(late)
    answers.pop()
    return part
  })
  await waitFor(() => expect(result.current).toBe('It is here'))
})

it('has the part of another module as soon as that is the one asked for', async () => {
  const saying = (word: string) => lazyModule(async () => ({ word }), 'word')
  const other = saying('Good night')
  await other.load()
  const { result, rerender } = renderHook(({ module }) => useLazyModule(module).part, {
    initialProps: { module: saying('Good morning') },
  })
  await waitFor(() => expect(result.current).toBe('Good morning'))
  rerender({ module: other })
  await waitFor(() => expect(result.current).toBe('Good night'))
})
