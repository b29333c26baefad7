import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { recordCall } from '../../hotel/db/records.ts'
import { openHotel } from '../../hotel/hotel.ts'
import { startTestHotel } from './testHotel.ts'

async function file() {
  const folder = await mkdtemp(join(tmpdir(), 'bellhop-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  return join(folder, 'deep', 'hotel.sqlite')
}

const now = () => Date.parse('2026-11-21T11:00:00Z')

it('finds after a restart what was there before', async () => {
  const db = await file()
  const hotel = await startTestHotel({ db, now })
  const device = await hotel.guest()
  await device.ask('SQMOD_SystemSettings.setLanguageOfRoom', { room: '101', language: 'it' })
  await device.ask('SQMOD_Statistics.startEvent', {
    event_type: 'home',
    event_value: 'home',
    event_number: 0,
  })
  const order = {
    guestName: 'Anna Berger',
    shop_id: 1,
    delivery_time: '2026-11-21 19:30:00',
    additional_text: '',
    location: 'Reception',
    cart: [
      {
        main_item: {
          amount: 1,
          item_id: '1019',
          name: 'Burger',
          price: 14.5,
          sub_items: [{ amount: 1, item_id: '101901', name: 'Rare', price: 0 }],
        },
      },
    ],
  }
  const placed = await device.ask('SQMOD_RetailSystem.transmitOrder', order, 'kept')
  expect(placed.status).toBe('OK')
  const film = { movie_id: 41, voucher: true }
  const bought = await device.ask('SQMOD_VideoOnDemand.getBuyMovie', film, 'bought')
  expect(bought.status).toBe('OK')
  await device.ask('SQMOD_VideoOnDemand.addResumeTime', { movie_id: 41, resume_time: 1834 })
  await device.ask('SQMOD_Radio.insertMyFavouritesManually', { item_id: 'r-at-1' })
  hotel.desk.message({ room: '101', text: 'Still here' })
  hotel.desk.checkin({ room: '104' })
  hotel.desk.shop({ id: 3, isOpen: true })
  hotel.desk.property({ id: '1', systemValues: { currency_short: 'CHF' } })
  const left = (desk: typeof hotel.desk) => ({
    orders: desk.orders(),
    messages: desk.messages(),
    statistics: desk.statistics(),
    rooms: desk.rooms(),
    shops: desk.shops(),
    calls: desk.calls(),
  })
  const before = left(hotel.desk)
  await hotel.close()

  const again = await startTestHotel({ db, now })
  expect(left(again.desk)).toEqual(before)
  // Also after a restart, a repeated message makes no second order or purchase.
  const guest = await again.guest()
  expect(await guest.ask('SQMOD_RetailSystem.transmitOrder', order, 'kept')).toEqual(placed)
  expect(await guest.ask('SQMOD_VideoOnDemand.getBuyMovie', film, 'bought')).toEqual(bought)
  expect(again.desk.orders()).toHaveLength(1)
  expect(again.desk.room('101').purchases).toHaveLength(1)
})

it('keeps the newest five thousand calls', () => {
  const hotel = openHotel()
  onTestFinished(() => hotel.close())
  const call = { at: '', room: null, module: 'M', function: 'f', status: 'OK', message_id: null }
  for (let data = 1; data <= 5600; data += 1) recordCall(hotel.services.db, { ...call, data })
  const kept = hotel.desk.calls().map(({ data }) => data)
  expect(kept[0]).toBe(601)
  expect(kept.at(-1)).toBe(5600)
})

it('does not open a file that is no database', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'bellhop-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await writeFile(join(folder, 'letter.txt'), 'Dear guest, '.repeat(100))
  expect(() => openHotel({ db: join(folder, 'letter.txt') })).toThrow('not a database')
})
