import { useDeferredValue } from 'react'
import { useSelector } from 'react-redux'
import { selectCartQuantity } from './cart/slice.ts'

/** How many pieces lie in the cart. Deferred: the pressed button answers first, the number on the bar follows. */
export const useCartQuantity = (): number => useDeferredValue(useSelector(selectCartQuantity))
