import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, it, onTestFinished } from 'vitest'
import { inHotel } from '../../hotel/projectPaths.ts'
import { startTestHotel } from './testHotel.ts'

const folder = inHotel('db/migrations')

/** A database as an earlier hotel left it, with all migrations before the named one. */
async function databaseBefore(migration: string, fill: (db: DatabaseSync) => void) {
  const place = await mkdtemp(join(tmpdir(), 'bellhop-'))
  onTestFinished(() => rm(place, { recursive: true }))
  const path = join(place, 'hotel.sqlite')
  const db = new DatabaseSync(path)
  const earlier = (await readdir(folder)).filter((name) => name < migration).sort()
  for (const name of earlier) db.exec(await readFile(join(folder, name), 'utf8'))
  db.exec(`PRAGMA user_version = ${earlier.length}`)
  fill(db)
  db.close()
  return path
}

it('a hotel of before the intents keeps its orders, purchases and mails, and counts on', async () => {
  const db = await databaseBefore('0010', (old) => {
    old.exec(`
      INSERT INTO stays (room, property, reservation_nr, nights_left, checked_in, permanent, language)
        VALUES ('101', '1', '88012', 2, 1, 0, 'en');
      INSERT INTO residents (id, room, name, last_name, permanent) VALUES ('1', '101', 'Anna', 'Berger', 0);
      INSERT INTO sqlite_sequence (name, seq) VALUES ('purchases', 3206);
      INSERT INTO orders VALUES
        (9041, '101', '1', 1, 'Anna Berger', '2026-11-21 19:30:00', 'Reception', '', '[]', '2026-11-21', 'm1');
      INSERT INTO order_steps (order_id, status, reason, at) VALUES (9041, 'accepted', '', '2026-11-21');
      INSERT INTO notes (id, kind, room, at, data, message_id)
        VALUES (771, 'mail', '101', '2026-11-21', '{"subject":"A car"}', 'm1');
      UPDATE sqlite_sequence SET seq = 9050 WHERE name = 'orders';`)
  })
  const { desk, guest } = await startTestHotel({ db, now: () => Date.parse('2026-11-21T11:00:00Z') })
  expect(desk.orders()).toMatchObject([{ id: 9041, guestName: 'Anna Berger', status: 'accepted' }])
  expect(desk.mails()).toMatchObject([{ id: 771, subject: 'A car' }])
  const device = await guest()
  await device.ask('SQMOD_VideoOnDemand.getBuyMovie', { movie_id: 41, voucher: false })
  expect(desk.room('101').purchases).toMatchObject([{ id: 3207 }])
  const cart = [
    {
      main_item: {
        ...{ amount: 1, item_id: '1019', name: 'Burger', price: 14.5 },
        sub_items: [{ amount: 1, item_id: '101902', name: 'Medium', price: 0 }],
      },
    },
  ]
  const order = {
    ...{ guestName: 'Anna Berger', shop_id: 1, delivery_time: '2026-11-21 19:30:00' },
    ...{ additional_text: '', location: 'Reception', cart },
  }
  // The old message's id is no longer known: a new order, with the next number.
  expect((await device.ask('SQMOD_RetailSystem.transmitOrder', order, 'm1')).root).toEqual({ order_id: 9051 })
  // The steps still refer to their order.
  expect(desk.order({ id: 9041, status: 'delivered' })).toMatchObject({ status: 'delivered' })
})
