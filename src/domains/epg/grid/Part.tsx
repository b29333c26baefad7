import type { HTMLAttributes } from 'react'

/**
 * A row, header or cell of the grid. It is a `div`, because a table computes its own layout, and has no
 * styled component of its own, because that would make scrolling slow.
 */
export const Part = (props: HTMLAttributes<HTMLDivElement> & Record<`data-${string}`, unknown>) => (
  <div {...props} />
)
