import { useCallback } from 'react'
import { useSelector } from 'react-redux'
import { formatMinor } from '../../../core/money.ts'
import { useSelectorWith } from '../../../core/useSelectorWith.ts'
import { selectCurrency } from '../../config/slice.ts'
import { selectInfoEntry } from '../infos.ts'
import { selectActiveGroup, selectContentEntry, selectOpenPath } from '../slice.ts'

/** Selects the state of a shop that its screens need. */
export function useShop(shopId: number) {
  const { status, catalogue } = useSelectorWith(selectContentEntry, shopId)
  const { value, status: infoStatus } = useSelectorWith(selectInfoEntry, shopId)
  const isInfoComing = !value.info && infoStatus !== 'failed'
  const path = useSelectorWith(selectOpenPath, shopId)
  const group = useSelectorWith(selectActiveGroup, shopId)
  return { status, catalogue, info: value.info, isInfoComing, path, group }
}

/** Formats prices as the property does (PRC-01). Amounts are in minor units. */
export function usePrices() {
  const currency = useSelector(selectCurrency)
  const write = useCallback((minor: number) => formatMinor(minor, currency), [currency])
  return { write, fractionCount: currency.fractionCount }
}
