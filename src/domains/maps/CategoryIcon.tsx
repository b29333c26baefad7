import Museum from '~icons/ic/outline-museum'
import Place from '~icons/ic/outline-place'
import Restaurant from '~icons/ic/outline-restaurant'
import ShoppingBag from '~icons/ic/outline-shopping-bag'
import Tram from '~icons/ic/outline-tram'
import type { Icon } from '../../core/domains/domain.types.ts'
import type { Category } from './places.ts'

const icons: Record<Category, Icon> = {
  restaurants: Restaurant,
  sights: Museum,
  shopping: ShoppingBag,
  transport: Tram,
}

/** The same on the map and in the list, so that a guest finds one in the other. */
export function CategoryIcon({ category }: { category: Category | null }) {
  const Drawing = category ? icons[category] : Place
  return <Drawing />
}
