import { useSelectorWith } from '../../../core/useSelectorWith.ts'
import { selectInfoEntry } from '../info/slice.ts'
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
