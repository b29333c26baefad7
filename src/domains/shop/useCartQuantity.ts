import { useDeferredValue } from 'react'
import { useSelector } from 'react-redux'
import { selectLines } from './selectLines.ts'

/** The number of pieces in the cart. Deferred, so that the pressed button responds before the badge is rendered. */
export const useCartQuantity = (): number =>
  useDeferredValue(useSelector(selectLines).reduce((sum, { quantity }) => sum + quantity, 0))
