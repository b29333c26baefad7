import { all, call, type SagaGenerator, select, take } from 'typed-redux-saga'
import { getRetailContent } from '../../contract/shop.ts'
import type { SearchItem, SearchSource } from '../../core/domains/search.types.ts'
import { isPending } from '../../core/load.ts'
import { type Currency, formatMinor, toMinor } from '../../core/money.ts'
import { runInSlices } from '../../core/scheduler.ts'
import { callHotel } from '../../core/services.ts'
import { selectCurrency } from '../config/slice.ts'
import { selectLanguage } from '../language/slice.ts'
import { menuFailed, menuLoaded, selectMenu, selectMenuStatus, walkMenu } from '../menu/slice.ts'
import { itemPrice, readCatalogue, type ShopGroup } from './catalogue.ts'
import { listAddress, productAddress } from './history.ts'

/** A shop of the hotel's menu. */
interface MenuShop {
  id: number
  title: string
}

const cacheSeconds = 600

export const searchSource: SearchSource = {
  /** The items of all shops in the menu. */
  *contents() {
    if (isPending(yield* select(selectMenuStatus))) yield* take([menuLoaded, menuFailed])
    const entries = Array.from(walkMenu(yield* select(selectMenu)))
    const shops = entries.flatMap(({ title, outcome }): MenuShop[] => {
      const id = outcome.kind === 'open' && outcome.screen === 'shop' && /\d+$/.exec(outcome.to)?.[0]
      return id ? [{ id: Number(id), title }] : []
    })
    const items = yield* all(shops.map((shop) => call(itemsOf, shop)))
    return items.flat()
  },
}

function* itemsOf({ id, title }: MenuShop): SagaGenerator<readonly SearchItem[]> {
  const lang = yield* select(selectLanguage)
  // The same copy for the time offline as that of the shop's own screen.
  const outcome = yield* callHotel(
    getRetailContent,
    { id, parent_id: 'root', lang },
    { cacheTime: cacheSeconds, keep: `shop/${id}/${lang}` },
  )
  if (outcome.kind !== 'ok') return []
  const { retailContent } = outcome.answer
  const catalogue = yield* call(() => runInSlices(readCatalogue(retailContent)))
  const currency = yield* select(selectCurrency)
  return catalogue ? findsIn(catalogue.root, [], { id, title }, currency) : []
}

function findsIn(
  group: ShopGroup,
  path: readonly ShopGroup[],
  shop: MenuShop,
  currency: Currency,
): SearchItem[] {
  const ids = path.map(({ id }) => id)
  const words = path.map(({ title }) => title).join(', ')
  const own = group.items.map((item): SearchItem => {
    const price = itemPrice(item)
    const { shop_item_title, shop_item_text, shop_item_image } = item
    const cost = price === null ? '' : formatMinor(toMinor(price, currency.fractionCount), currency)
    return {
      id: `shop/${shop.id}/${item.id}`,
      title: shop_item_title,
      text: [shop.title, cost].filter(Boolean).join(' · '),
      words: `${words}, ${shop_item_text}`,
      image: shop_item_image,
      href: productAddress(shop.id, item.id, ids),
      screen: 'shop',
    }
  })
  const inner = group.groups.flatMap((child) => [
    groupFind(child, [...path, child], shop),
    ...findsIn(child, [...path, child], shop, currency),
  ])
  return [...own, ...inner]
}

const groupFind = (group: ShopGroup, path: readonly ShopGroup[], shop: MenuShop): SearchItem => ({
  id: `shop/${shop.id}/group/${group.id}`,
  title: group.title,
  text: shop.title,
  image: group.picture,
  href: listAddress(
    shop.id,
    path.map(({ id }) => id),
  ),
  screen: 'shop',
})
