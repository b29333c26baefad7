// The shops: what they sell, whether they are open, and taking an order.
import * as v from 'valibot'
import { Settings } from '../../../src/contract/property.ts'
import { forGuest, forVisitor, Refusal } from '../channel/session.ts'
import { currentProperty } from '../currentProperty.ts'
import { shopStateOf } from '../db/deskChanges.ts'
import { insertOrder } from '../db/orders.ts'
import { stayIn } from '../db/stays.ts'
import { chargeOrder } from '../folio.ts'
import type { Property, PropertyId } from '../seed/properties.ts'
import type { HotelServices } from '../services.ts'
import type { Answers } from './answers.ts'
import { checkOrder, endOfStay, isChargedToRoom } from './order.ts'

interface Hours {
  use_days: boolean
  isOpen: boolean
  opening_time: string
  closing_time: string
}

/** `time` is HH:MM:SS of the hotel's local day; a closing time before the opening time spans midnight. */
export function isOpenAt({ use_days, isOpen, opening_time, closing_time }: Hours, time: string): boolean {
  if (!isOpen) return false
  if (!use_days || opening_time === closing_time) return true
  if (opening_time < closing_time) return time >= opening_time && time <= closing_time
  return time >= opening_time || time <= closing_time
}

/** Returns the hours of a shop: those of the seed, overridden by the desk's changes. */
export function shopAsItStands(
  { db, catalogue }: HotelServices,
  property: PropertyId,
  id: number,
): Hours & { id: number } {
  const seed = catalogue.shop(property, id)?.seed
  const state = shopStateOf(db, property, id)
  return {
    id,
    use_days: seed?.useDays ?? false,
    isOpen: state.isOpen ?? seed?.isOpen ?? false,
    opening_time: state.opening_time ?? seed?.opening ?? '00:00:00',
    closing_time: state.closing_time ?? seed?.closing ?? '00:00:00',
  }
}

export function retailHandlers(
  services: HotelServices,
): Answers<
  | 'SQMOD_RetailSystem.getRetailInfo'
  | 'SQMOD_RetailSystem.getRetailContent'
  | 'SQMOD_RetailSystem.transmitOrder'
> {
  const { db, clock, catalogue } = services

  function shopOf(property: Property, id: number) {
    const shop = catalogue.shop(property.id, id)
    if (!shop) throw new Refusal('unknown shop')
    return shop
  }

  const hoursOf = (property: Property, id: number) =>
    shopAsItStands(services, property.id, shopOf(property, id).seed.id)

  const mayChargeRoom = ({ id }: Property) =>
    v.parse(Settings, currentProperty(services, id).settings).payment?.room === true

  return {
    'SQMOD_RetailSystem.getRetailInfo': forVisitor(services, ({ id }, { property, room }) => {
      const shop = shopOf(property, id)
      // The call names no language: uses that of the room.
      const { language = 'en' } = (room && stayIn(db, room)) || {}
      return {
        retailInfo: {
          title: shop.words(language).title,
          image: shop.header,
          ...hoursOf(property, id),
          delivery_minutes: shop.seed.deliveryMinutes,
        },
      }
    }),
    'SQMOD_RetailSystem.getRetailContent': forVisitor(services, ({ id, parent_id, lang }, { property }) => {
      const shop = shopOf(property, id)
      const retail_items = shop.content(parent_id, lang)
      if (!retail_items) throw new Refusal('unknown group')
      const { title, text } = shop.words(lang)
      return {
        retailContent: {
          template_data: { template_items: [{ value: title }, { value: text }] },
          retail_items,
        },
      }
    }),
    'SQMOD_RetailSystem.transmitOrder': forGuest(services, (order, guest) => {
      const { property, room } = guest
      const shop = shopOf(property, order.shop_id)
      const { zone } = property
      if (!isOpenAt(hoursOf(property, order.shop_id), clock.local(zone).time))
        throw new Refusal('the shop is closed')
      const now = clock.now()
      const wrong = checkOrder(order, {
        shop,
        guest,
        now,
        until: endOfStay(guest.stay, now, zone),
        zone,
        mayChargeRoom: mayChargeRoom(property),
      })
      if (wrong) throw new Refusal(wrong)
      const order_id = insertOrder(db, { ...order, room, property: property.id, at: clock.iso() })
      if (isChargedToRoom(order)) chargeOrder(services, guest, { ...order, id: order_id })
      services.deskEvents.emit('orders')
      return { order_id }
    }),
  }
}
