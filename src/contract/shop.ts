/** The shop: what is on offer, and an order. Prices are decimals in the property's currency. */
import * as v from 'valibot'
import { call } from './define.ts'
import { looseId } from './looseId.ts'
import { money } from './money.ts'
import { uniqueBy } from './uniqueBy.ts'
import { anyFlag, anyList, anyText, id, maybe, numberOr, unreadList } from './values.ts'

export const SubItem = v.object({
  sub_item_id: id,
  sub_item_title: anyText,
  sub_item_price: money(0),
  sub_item_price_diff: money(0),
  selected: anyFlag,
})
export type SubItem = v.InferOutput<typeof SubItem>

export const FlowGroup = v.object({
  id: anyText,
  title: anyText,
  /** Without it one sub-item must be chosen; 0 makes the group optional. */
  min_selects: numberOr(null),
  max_selects: numberOr(1),
  sub_items: v.pipe(
    anyList(SubItem),
    uniqueBy(({ sub_item_id }) => sub_item_id),
  ),
})
export type FlowGroup = v.InferOutput<typeof FlowGroup>

/** A chosen sub-item, as an object or as its id alone. */
const ChosenSubItem = v.union([
  id,
  v.pipe(
    v.object({ sub_item_id: id }),
    v.transform(({ sub_item_id }) => sub_item_id),
  ),
])

export const RetailItem = v.object({
  id,
  /** The item's id in an order; if it is empty, `id` is used. */
  item_id: anyText,
  shop_item_title: anyText,
  shop_item_price: money(null),
  shop_item_image: anyText,
  /** Average colour of the picture, `#rrggbb`, shown until it is there. */
  shop_item_colour: anyText,
  /** Plain text. */
  shop_item_text: anyText,
  /** Dietary and allergen marks, where the hotel gives them: `vegetarian`, `vegan`, `gluten`, `nuts`, or its own words. */
  marks: anyList(v.string()),
  quantity: numberOr(0),
  purchase_flow: v.pipe(
    anyList(FlowGroup),
    // A group need not have an id, but choices are noted by it.
    v.transform((groups) => groups.map((group, at) => ({ ...group, id: group.id || `#${at}` }))),
    uniqueBy((group) => group.id),
  ),
  /** Sub-items that are preselected, in addition to those marked `selected`. */
  purchase_flow_selected: anyList(ChosenSubItem),
})
export type RetailItem = v.InferOutput<typeof RetailItem>

export interface RetailGroupOnWire {
  id: string | number
  parent_id?: string | number | null | undefined
  shop_item_title?: string | number | null | undefined
  shop_item_image?: string | number | null | undefined
  retail_items: readonly RetailEntryOnWire[]
}
export type RetailEntryOnWire = RetailGroupOnWire | v.InferInput<typeof RetailItem>

/** Not parsed: callers parse the entries one by one, because parsing a large shop at once would block the page. */
const entries = unreadList<RetailEntryOnWire>()

/** An entry with `retail_items` is a group, any other is an item. Groups nest to any depth. */
export const isGroup = (entry: RetailEntryOnWire): entry is RetailGroupOnWire =>
  typeof entry === 'object' && entry !== null && 'retail_items' in entry

export const RetailGroup = v.object({
  id,
  parent_id: anyText,
  shop_item_title: anyText,
  shop_item_image: anyText,
  retail_items: entries,
})

/** An invalid item keeps its index: the first item is the title, the second the description. */
const TemplateItem = v.fallback(v.object({ value: anyText }), { value: '' })

export const RetailContent = v.object({
  /** The first `value` is the shop's title in the guest's language, the second its description. */
  template_data: maybe(v.object({ template_items: anyList(TemplateItem) })),
  retail_items: v.pipe(entries, v.minLength(1, 'retail_items is empty')),
})
export type RetailContent = v.InferOutput<typeof RetailContent>

/** Returns the whole tree for the parent `root`, in the language `lang`. */
export const getRetailContent = call({
  module: 'SQMOD_RetailSystem',
  function: 'getRetailContent',
  ask: v.strictObject({ id: v.number(), parent_id: v.string(), lang: v.string() }),
  answer: v.object({ retailContent: RetailContent }),
  at: 'payload',
})

/** The most lines of an order, and the most choices of a line. A guest who wants more sends a second order. */
export const maxOrderLines = 200
const maxChoices = 100
/** The longest `additional_text`, in characters: the payment, and the guest's note. */
const maxAdditionalText = 2000
const maxName = 300

const amount = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(99))
const price = v.pipe(v.number(), v.finite())
const name = v.pipe(v.string(), v.maxLength(maxName))
const OrderPart = { amount, item_id: name, name, price }

export const Order = v.strictObject({
  guestName: v.pipe(name, v.nonEmpty()),
  shop_id: v.number(),
  /** `YYYY-MM-DD HH:MM:SS` in the hotel's local time. ERROR for a time that has passed. */
  delivery_time: v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/)),
  additional_text: v.pipe(v.string(), v.maxLength(maxAdditionalText)),
  /** `Room {number}` or `Reception` in every language, else the place of a scanned code. ERROR for another guest's room. */
  location: v.pipe(name, v.nonEmpty()),
  cart: v.pipe(
    v.array(
      v.strictObject({
        main_item: v.strictObject({
          ...OrderPart,
          sub_items: v.pipe(v.array(v.strictObject(OrderPart)), v.maxLength(maxChoices)),
        }),
      }),
    ),
    v.minLength(1),
    v.maxLength(maxOrderLines),
  ),
})
export type Order = v.InferOutput<typeof Order>

/**
 * An order in one shop. The app never repeats it by itself. If no answer came and the guest sends the same order again,
 * it has the same `message_id`, for which a hotel repeats its answer and creates no second order.
 */
export const transmitOrder = call({
  module: 'SQMOD_RetailSystem',
  function: 'transmitOrder',
  once: true,
  ask: Order,
  // Only the status decides; an invalid root must not make the result of an accepted order uncertain.
  answer: v.fallback(v.optional(v.nullable(v.looseObject({ order_id: maybe(looseId) }))), null),
})
