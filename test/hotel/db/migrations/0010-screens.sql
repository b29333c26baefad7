-- Films, radio and live TV: what a stay has bought, was given and left off at. Kept by the reservation, so that the
-- next guest of the room finds nothing of it. No purchase was ever written into the table of before.
DROP TABLE purchases;
CREATE TABLE purchases (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  room TEXT NOT NULL,
  reservation_nr TEXT NOT NULL,
  movie_id INTEGER,
  pckg_id INTEGER,
  title TEXT NOT NULL,
  price REAL NOT NULL, -- what goes on the room: 0 with a voucher
  at TEXT NOT NULL,
  valid_until TEXT NOT NULL,
  message_id TEXT NOT NULL,
  UNIQUE (room, message_id),
  CHECK ((movie_id IS NULL) <> (pckg_id IS NULL))
) STRICT;

CREATE TABLE vouchers (
  code TEXT PRIMARY KEY,
  reservation_nr TEXT NOT NULL,
  purchase INTEGER UNIQUE REFERENCES purchases -- null: not used yet
) STRICT;

-- What opens a film for a stay: part of its address, always the same, and good while a purchase is valid.
CREATE TABLE film_keys (
  reservation_nr TEXT NOT NULL,
  movie_id INTEGER NOT NULL,
  key TEXT NOT NULL UNIQUE,
  PRIMARY KEY (reservation_nr, movie_id)
) STRICT;

CREATE TABLE resume_times (
  reservation_nr TEXT NOT NULL,
  movie_id INTEGER NOT NULL,
  seconds INTEGER NOT NULL,
  PRIMARY KEY (reservation_nr, movie_id)
) STRICT;

CREATE TABLE favourite_stations (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  reservation_nr TEXT NOT NULL,
  station TEXT NOT NULL,
  UNIQUE (reservation_nr, station)
) STRICT;

-- What a TV was told to play last.
CREATE TABLE tv_plays (
  tv INTEGER PRIMARY KEY REFERENCES tvs,
  kind TEXT NOT NULL CHECK (kind IN ('channel', 'station')),
  item TEXT NOT NULL
) STRICT;
