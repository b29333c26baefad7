// The products of the shops, ready to be sent in a language and to validate an order against. `scale` multiplies them.
import type { RetailEntryOnWire, RetailGroupOnWire } from '../../src/contract/shop.ts'
import { colours } from './content/colours.ts'
import { inLanguage, written } from './content/languages.ts'
import { shops } from './content/shops.ts'
import type { SeedFlow, SeedGroup, SeedItem, SeedShop } from './content/types.ts'
import { type PropertyId, properties } from './seed/properties.ts'

/** Offset between the ids of two variants: larger than any id of the seed, so that ids do not collide. */
const variantStep = 100_000

function variant(item: SeedItem, number: number): SeedItem {
  if (number === 1) return item
  const title = {
    en: `${item.title.en} No. ${number}`,
    de: `${item.title.de} Nr. ${number}`,
    fr: `${inLanguage(item.title, 'fr')} nº ${number}`,
    ar: `${inLanguage(item.title, 'ar')} رقم ${number}`,
  }
  return { ...item, id: item.id + (number - 1) * variantStep, title }
}

function scaled(group: SeedGroup, scale: number): SeedGroup {
  return {
    ...group,
    items: (group.items ?? []).flatMap((item) =>
      Array.from({ length: scale }, (_, index) => variant(item, index + 1)),
    ),
    groups: (group.groups ?? []).map((inner) => scaled(inner, scale)),
  }
}

const itemsOf = (group: SeedGroup): SeedItem[] => [
  ...(group.items ?? []),
  ...(group.groups ?? []).flatMap(itemsOf),
]

function flowOnWire(flow: SeedFlow, lang: string) {
  return {
    id: flow.id,
    title: inLanguage(flow.title, lang),
    ...(flow.min !== undefined && { min_selects: flow.min }),
    ...(flow.max !== undefined && { max_selects: flow.max }),
    sub_items: flow.choices.map((choice) => ({
      sub_item_id: choice.id,
      sub_item_title: inLanguage(choice.title, lang),
      sub_item_price: choice.price,
      sub_item_price_diff: choice.diff ?? 0,
      selected: choice.selected ?? false,
    })),
  }
}

export class Shop {
  readonly seed: SeedShop
  readonly #groups: SeedGroup[]
  readonly #items: Map<string, SeedItem>
  readonly #sent = new Map<string, RetailGroupOnWire[]>()

  constructor(seed: SeedShop, scale: number) {
    this.seed = seed
    this.#groups = seed.groups.map((group) => scaled(group, scale))
    this.#items = new Map(this.#groups.flatMap(itemsOf).map((item) => [String(item.id), item]))
  }

  item(id: string): SeedItem | undefined {
    return this.#items.get(id)
  }

  get size(): number {
    return this.#items.size
  }

  /** The wide picture at the head of the shop. */
  get header(): string {
    return `/ONEapp/skins/${properties[this.seed.property].project}/shop/header-${this.seed.id}.webp`
  }

  words(lang: string) {
    return { title: inLanguage(this.seed.title, lang), text: inLanguage(this.seed.text, lang) }
  }

  /** Returns the entries below `parent`: the whole tree for `root`, else those of a group. Null: no such group. */
  content(parent: string, lang: string): readonly RetailEntryOnWire[] | null {
    let tree = this.#sent.get(written(lang))
    if (!tree) {
      tree = this.#groups.map((group) => this.#groupOnWire(group, 'root', lang))
      this.#sent.set(written(lang), tree)
    }
    return parent === 'root' ? tree : (find(tree, parent)?.retail_items ?? null)
  }

  #picture(item: SeedItem) {
    return `/ONEapp/skins/${properties[this.seed.property].project}/shop/${item.picture}`
  }

  #groupOnWire(group: SeedGroup, parent: string, lang: string): RetailGroupOnWire {
    const [first] = itemsOf(group)
    return {
      id: group.id,
      parent_id: parent,
      shop_item_title: inLanguage(group.title, lang),
      shop_item_image: first ? this.#picture(first) : '',
      retail_items: [
        ...(group.groups ?? []).map((inner) => this.#groupOnWire(inner, String(group.id), lang)),
        ...(group.items ?? []).map((item) => this.#itemOnWire(item, lang)),
      ],
    }
  }

  #itemOnWire(item: SeedItem, lang: string): RetailEntryOnWire {
    return {
      id: item.id,
      item_id: String(item.id),
      shop_item_title: inLanguage(item.title, lang),
      shop_item_price: item.price,
      shop_item_image: this.#picture(item),
      shop_item_colour: colours[this.#picture(item)] ?? '',
      shop_item_text: inLanguage(item.text, lang),
      marks: item.marks ?? [],
      quantity: 0,
      purchase_flow: (item.flow ?? []).map((flow) => flowOnWire(flow, lang)),
      purchase_flow_selected: [],
    }
  }
}

function find(entries: readonly RetailEntryOnWire[], id: string): RetailGroupOnWire | null {
  for (const entry of entries) {
    if (!('retail_items' in entry)) continue
    const found = String(entry.id) === id ? entry : find(entry.retail_items, id)
    if (found) return found
  }
  return null
}

export class Catalogue {
  readonly shops: readonly Shop[]

  constructor(scale = 1, seeds: readonly SeedShop[] = shops) {
    this.shops = seeds.map((seed) => new Shop(seed, scale))
  }

  shop(property: PropertyId, id: number): Shop | undefined {
    return this.shops.find(({ seed }) => seed.property === property && seed.id === id)
  }
}
