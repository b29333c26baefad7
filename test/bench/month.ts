// `npm run bench:month -- [days] [rooms]`: a season of a hotel in some minutes, by a clock that is moved: 300 rooms for 120
// days, whose guests come, sign in, order, write, look at screens, and leave. Prints size of the database, memory, and the
// statements and the processor time of a day, which have to stay level once the oldest rows are forgotten.
import { forgetOld } from '../hotel/db/bounds.ts'
import { insertStay, stayIn } from '../hotel/db/stays.ts'
import { startHotel } from '../hotel/hotel.ts'
import { connect } from '../unit/hotel/device.ts'

const [days = 120, rooms = 300] = process.argv.slice(2).map(Number)
const dayMs = 86_400_000
const nights = 3
const ordersADay = 2
const screensADay = 20

let today = 0
const begun = (Math.floor(Date.now() / dayMs) - days) * dayMs
const now = () => begun + today * dayMs + 9 * 3_600_000
const hotel = await startHotel({ now, rateClock: () => now() + performance.now() })
const { db } = hotel.services

let statements = 0
for (const name of ['all', 'one', 'run'] as const) {
  const plain: (...given: never[]) => unknown = db[name].bind(db)
  Object.assign(db, {
    [name]: (...given: never[]) => {
      statements += 1
      return plain(...given)
    },
  })
}

const model = stayIn(db, '106')
if (!model) throw new Error('The seed has no room 106.')
const numbers = Array.from({ length: rooms }, (_, at) => String(1001 + at))
for (const room of numbers)
  insertStay(db, {
    ...model,
    room,
    reservation: `R${room}`,
    checkedIn: false,
    residents: [{ id: `g${room}`, name: 'Ada', lastName: 'Guest', permanent: false, reservation: null }],
  })

const main_item = {
  ...{ amount: 1, item_id: '1019', name: 'Burger', price: 14.5 },
  sub_items: [{ amount: 1, item_id: '101902', name: 'Medium', price: 0 }],
}

async function dayOf(room: string): Promise<void> {
  const device = await connect(hotel.origin)
  const does = async (call: string, data: object) => {
    const { status, message } = await device.ask(call, data)
    if (status !== 'OK') throw new Error(`${call}: ${message}`)
  }
  await device.signIn(room, 'Guest')
  for (let order = 0; order < ordersADay; order += 1)
    await does('SQMOD_RetailSystem.transmitOrder', {
      ...{ guestName: 'Guest', shop_id: 1, location: `Room ${room}`, additional_text: 'Payment: cash' },
      delivery_time: `${new Date(now()).toISOString().slice(0, 10)} 19:30:00`,
      cart: [{ main_item }],
    })
  for (let screen = 0; screen < screensADay; screen += 1)
    await does('SQMOD_Statistics.startEvent', {
      ...{ event_type: 'contentpage', event_value: String(screen), event_number: 0 },
    })
  await does('SQMOD_TVMessages.loadTvMessages', {})
  await device.close()
}

const sizeMb = () => {
  const { page_count = 0 } = db.one<{ page_count: number }>('PRAGMA page_count') ?? {}
  const { page_size = 0 } = db.one<{ page_size: number }>('PRAGMA page_size') ?? {}
  return (page_count * page_size) / 1024 / 1024
}

console.log('day  database MB  heap MB  statements  ms of the processor  orders kept')
for (today = 0; today < days; today += 1) {
  // As the hotel does each hour, of which there are none here.
  forgetOld(db, now())
  statements = 0
  const before = process.cpuUsage()
  for (const [at, room] of numbers.entries()) {
    if (today === 0 || (today + at) % nights === 0) {
      hotel.desk.checkout({ room })
      hotel.desk.checkin({ room })
    }
    hotel.desk.message({ room, text: 'Breakfast is from seven to eleven.' })
    await dayOf(room)
  }
  if ((today + 1) % 10 !== 0) continue
  const { user, system } = process.cpuUsage(before)
  const asked = statements
  globalThis.gc?.()
  const { count } = db.one<{ count: number }>('SELECT count(*) AS count FROM orders') ?? { count: 0 }
  const told = [sizeMb().toFixed(1), (process.memoryUsage().heapUsed / 1024 / 1024).toFixed(0), asked]
  console.log([today + 1, ...told, Math.round((user + system) / 1000), count].join('\t'))
}
await hotel.close()
