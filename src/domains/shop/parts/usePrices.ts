import { useCallback } from 'react'
import { useSelector } from 'react-redux'
import { formatMinor } from '../../../core/money.ts'
import { selectCurrency } from '../../config/slice.ts'

/** Formats prices as the property does (PRC-01). Amounts are in minor units. */
export function usePrices() {
  const currency = useSelector(selectCurrency)
  const write = useCallback((minor: number) => formatMinor(minor, currency), [currency])
  return { write, fractionCount: currency.fractionCount }
}
