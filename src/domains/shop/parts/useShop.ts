import { useSelector } from 'react-redux'
import {
  type ShopState,
  selectActiveGroup,
  selectContentEntry,
  selectInfoEntry,
  selectOpenPath,
  shopSlice,
} from '../slice.ts'

type WithShop = { [shopSlice.reducerPath]: ShopState }

/** A shop as its screens see it. */
export function useShop(shopId: number) {
  const { status, catalogue } = useSelector((state: WithShop) => selectContentEntry(state, shopId))
  const { info } = useSelector((state: WithShop) => selectInfoEntry(state, shopId))
  const path = useSelector((state: WithShop) => selectOpenPath(state, shopId))
  const group = useSelector((state: WithShop) => selectActiveGroup(state, shopId))
  return { status, catalogue, info, path, group }
}
