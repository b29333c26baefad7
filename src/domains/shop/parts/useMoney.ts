import { useCallback } from 'react'
import { useSelector } from 'react-redux'
import { selectCurrency } from '../../config/slice.ts'
import { formatMinor } from '../../money.ts'

/** How this property writes prices (PRC-01). Amounts are in minor units. */
export function useMoney() {
  const currency = useSelector(selectCurrency)
  const write = useCallback((minor: number) => formatMinor(minor, currency), [currency])
  return { write, fractionCount: currency.fractionCount }
}
