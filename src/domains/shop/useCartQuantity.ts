import { useDeferredValue } from 'react'
import { useSelector } from 'react-redux'
import { selectLines } from './selectLines.ts'

/** How many pieces lie in the cart. Deferred: the pressed button answers first, the number on the bar follows. */
export const useCartQuantity = (): number =>
  useDeferredValue(useSelector(selectLines).reduce((sum, { quantity }) => sum + quantity, 0))
