import { expect, it } from 'vitest'
import { joinRects, path, rect } from '../../hotel/destinations/picture/brush.ts'

it('neighbours of one colour become one shape, and nothing else does', () => {
  const roof = path('M0 0L5 5Z', '#111')
  const lit = rect(1, 1, 2, 2, '#111', ' opacity=".5"')
  expect(joinRects(rect(0, 0, 10, 20, '#111') + rect(12, 5, 10, 15, '#111') + roof)).toBe(
    path('M0 0h10v20h-10ZM12 5h10v15h-10Z', '#111') + roof,
  )
  for (const apart of [
    rect(0, 0, 10, 20, '#111') + rect(12, 5, 10, 15, '#222'),
    rect(0, 0, 10, 20, '#111') + roof + rect(12, 5, 10, 15, '#111'),
    lit + lit,
  ])
    expect(joinRects(apart)).toBe(apart)
})
