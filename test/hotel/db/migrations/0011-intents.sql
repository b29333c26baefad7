-- What a guest meant to do once: the first good answer by the key of its message or request. A repetition gets it again.
CREATE TABLE intents (
  room TEXT NOT NULL,
  reservation_nr TEXT NOT NULL, -- whose key it is: the same key of another guest is another intent
  call TEXT NOT NULL,
  key TEXT NOT NULL,
  answer TEXT NOT NULL, -- JSON
  at TEXT NOT NULL,
  PRIMARY KEY (room, reservation_nr, call, key)
) STRICT, WITHOUT ROWID;

-- Until now three tables had the message's id each, unique in a room, so that an id of an earlier guest could stand in
-- the way of the next one. A column with such a rule can only be dropped with its table; the numbers run on.
CREATE TABLE new_orders (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  room TEXT NOT NULL,
  property TEXT NOT NULL,
  shop_id INTEGER NOT NULL,
  guest_name TEXT NOT NULL,
  delivery_time TEXT NOT NULL,
  location TEXT NOT NULL,
  additional_text TEXT NOT NULL,
  cart TEXT NOT NULL, -- JSON
  at TEXT NOT NULL
) STRICT;
INSERT INTO new_orders
  SELECT id, room, property, shop_id, guest_name, delivery_time, location, additional_text, cart, at FROM orders;
DELETE FROM sqlite_sequence WHERE name = 'new_orders';
UPDATE sqlite_sequence SET name = 'new_orders' WHERE name = 'orders';
DROP TABLE orders;
ALTER TABLE new_orders RENAME TO orders;

CREATE TABLE new_purchases (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  room TEXT NOT NULL,
  reservation_nr TEXT NOT NULL,
  movie_id INTEGER,
  pckg_id INTEGER,
  title TEXT NOT NULL,
  price REAL NOT NULL, -- what goes on the room: 0 with a voucher
  at TEXT NOT NULL,
  valid_until TEXT NOT NULL,
  CHECK ((movie_id IS NULL) <> (pckg_id IS NULL))
) STRICT;
INSERT INTO new_purchases
  SELECT id, room, reservation_nr, movie_id, pckg_id, title, price, at, valid_until FROM purchases;
DELETE FROM sqlite_sequence WHERE name = 'new_purchases';
UPDATE sqlite_sequence SET name = 'new_purchases' WHERE name = 'purchases';
DROP TABLE purchases;
ALTER TABLE new_purchases RENAME TO purchases;

DROP INDEX notes_of_message;
ALTER TABLE notes DROP COLUMN message_id;
