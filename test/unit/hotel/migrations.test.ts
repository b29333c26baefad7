import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, it, onTestFinished } from 'vitest'
import { readMigrations } from '../../hotel/db/database.ts'
import { openHotel } from '../../hotel/hotel.ts'
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
  const db = await databaseBefore('0011', (old) => {
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

const numbers = readMigrations().map((_, index) => index + 1)

it.each(numbers)(
  'a database after migration %i opens, and has the same tables as a new one',
  async (number) => {
    const tablesIn = (path: string) => {
      const db = new DatabaseSync(path)
      const rows = db
        .prepare("SELECT name, sql FROM sqlite_schema WHERE name NOT LIKE 'sqlite_%' ORDER BY name")
        .all()
      const version = db.prepare('PRAGMA user_version').get()
      db.close()
      return { rows, version }
    }
    const fresh = await databaseBefore('0001', () => {})
    const earlier = await databaseBefore(String(number + 1).padStart(4, '0'), () => {})
    for (const path of [fresh, earlier]) openHotel({ db: path }).close()
    expect(tablesIn(earlier)).toEqual(tablesIn(fresh))
  },
)

it.each([
  [
    ['0001-a.sql', '0002-b.sql', '0002-c.sql'],
    'The migration after 0002-b.sql must be 0003-….sql, not 0002-c.sql.',
  ],
  [['0001-a.sql', '0003-b.sql'], 'The migration after 0001-a.sql must be 0002-….sql, not 0003-b.sql.'],
  [['0000-a.sql'], 'The migration after none must be 0001-….sql, not 0000-a.sql.'],
])('migrations are numbered without gaps, and no number is there twice: %j', async (names, message) => {
  const place = await mkdtemp(join(tmpdir(), 'bellhop-'))
  onTestFinished(() => rm(place, { recursive: true }))
  for (const name of names) await writeFile(join(place, name), '')
  expect(() => readMigrations(place)).toThrow(message)
})
