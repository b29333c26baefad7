import { useSelectorWith } from '../../../core/useSelectorWith.ts'
import { selectInfoEntry } from '../info/slice.ts'
import { selectActiveGroup, selectContentEntry, selectOpenPath } from '../slice.ts'

/** What a shop's screens read of its state. */
export function useShop(shopId: number) {
  const { status, catalogue } = useSelectorWith(selectContentEntry, shopId)
  const { info } = useSelectorWith(selectInfoEntry, shopId)
  const path = useSelectorWith(selectOpenPath, shopId)
  const group = useSelectorWith(selectActiveGroup, shopId)
  return { status, catalogue, info, path, group }
}
