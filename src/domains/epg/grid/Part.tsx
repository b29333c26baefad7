import type { HTMLAttributes } from 'react'

/**
 * A part of the grid: a row, a head, a cell. Tables cannot be it, because they lay their cells out by themselves, and a
 * part with a style of its own would make scrolling slow.
 */
export const Part = (props: HTMLAttributes<HTMLDivElement> & Record<`data-${string}`, unknown>) => (
  <div {...props} />
)
