// What guests charge to their room: lines of the bill of their own reservation, in the language of the room.
import type { Order } from '../../src/contract/shop.ts'
import { type Guest, Refusal } from './channel/session.ts'
import { inLanguage } from './content/languages.ts'
import type { Text } from './content/types.ts'
import { chargesOfOrder, insertBillLine } from './db/bills.ts'
import { isFull, keepNewest } from './db/bounds.ts'
import type { StoredOrder } from './db/orders.ts'
import { reservationOf, stayIn } from './db/stays.ts'
import { totalOf } from './domains/order.ts'
import { isDemoReservation } from './seed/demoRooms.ts'
import { type PropertyId, properties } from './seed/properties.ts'
import type { HotelServices } from './services.ts'

type FolioServices = Pick<HotelServices, 'db' | 'clock' | 'catalogue' | 'deskEvents'>

const film: Text = { en: 'Film', de: 'Film', fr: 'Film', ar: 'فيلم' }
const filmPackage: Text = { en: 'Film package', de: 'Filmpaket', fr: 'Forfait films', ar: 'باقة أفلام' }
const cancelled: Text = {
  en: 'Order cancelled',
  de: 'Bestellung storniert',
  fr: 'Commande annulée',
  ar: 'تم إلغاء الطلب',
}

interface Line {
  reservation: string
  description: string
  amount: number
  order?: number
}

/** Adds a line with the current date and time of the property. The demo's bill, which nobody pays, forgets its oldest. */
function post({ db, clock, deskEvents }: FolioServices, property: PropertyId, line: Line) {
  if (line.amount > 0 && isFull(db, 'bill_lines', line.reservation)) {
    if (!isDemoReservation(line.reservation)) throw new Refusal('the bill has too many lines')
    keepNewest(db, 'bill_lines', line.reservation, -1)
  }
  const { reservation: reservation_nr, description, amount, order } = line
  const now = clock.local(properties[property].zone)
  const order_id = order ?? null
  insertBillLine(db, { reservation_nr, ...now, description, amount, order_id })
  deskEvents.emit('bills')
}

export function chargeFilm(
  services: FolioServices,
  { stay, resident }: Guest,
  { title, price, isPackage }: { title: string; price: number; isPackage: boolean },
): void {
  const kind = inLanguage(isPackage ? filmPackage : film, stay.language)
  const description = `${kind}: ${title}`
  post(services, stay.property, { reservation: reservationOf(stay, resident), description, amount: price })
}

const shopTitle = ({ catalogue }: FolioServices, property: PropertyId, shop: number, language: string) =>
  catalogue.shop(property, shop)?.words(language).title ?? ''

/** Charges `Room service: 2 × Burger, Mineral water`, by the hotel's own names. */
export function chargeOrder(
  services: FolioServices,
  { stay, resident }: Guest,
  order: Order & { id: number },
): void {
  const { property, language } = stay
  const shop = services.catalogue.shop(property, order.shop_id)
  const lines = order.cart.map(({ main_item: { amount, item_id, name } }) => {
    const item = shop?.item(item_id)
    const title = item ? inLanguage(item.title, language) : name
    return amount === 1 ? title : `${amount} × ${title}`
  })
  post(services, property, {
    reservation: reservationOf(stay, resident),
    description: `${shopTitle(services, property, order.shop_id, language)}: ${lines.join(', ')}`,
    amount: totalOf(order),
    order: order.id,
  })
}

/** Credits what was charged for an order, if anything: a bill that the guest may have seen loses no line. */
export function creditOrder(services: FolioServices, { id, property, room, shop_id }: StoredOrder): void {
  const language = stayIn(services.db, room)?.language ?? 'en'
  const title = shopTitle(services, property, shop_id, language)
  for (const { reservation_nr, amount } of chargesOfOrder(services.db, id))
    post(services, property, {
      reservation: reservation_nr,
      description: `${inLanguage(cancelled, language)}: ${title}`,
      amount: -amount,
      order: id,
    })
}
