-- What guests leave behind, and what the hotel has heard.
CREATE TABLE orders (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  room TEXT NOT NULL,
  property TEXT NOT NULL,
  shop_id INTEGER NOT NULL,
  guest_name TEXT NOT NULL,
  delivery_time TEXT NOT NULL,
  location TEXT NOT NULL,
  additional_text TEXT NOT NULL,
  cart TEXT NOT NULL, -- JSON
  at TEXT NOT NULL,
  message_id TEXT NOT NULL,
  UNIQUE (room, message_id)
) STRICT;

CREATE TABLE messages (
  message_id INTEGER PRIMARY KEY AUTOINCREMENT,
  room TEXT NOT NULL,
  text TEXT NOT NULL,
  viewed INTEGER NOT NULL,
  created TEXT NOT NULL
) STRICT;
CREATE INDEX messages_of_room ON messages (room, created DESC);

CREATE TABLE statistics (
  event_number INTEGER PRIMARY KEY AUTOINCREMENT,
  room TEXT,
  event_type TEXT NOT NULL,
  event_value TEXT NOT NULL,
  at TEXT NOT NULL,
  ended TEXT
) STRICT;

-- Mails, bookings and requests (a taxi, a call back): the desk reads them, no rule depends on their fields.
CREATE TABLE notes (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  kind TEXT NOT NULL CHECK (kind IN ('mail', 'booking', 'request')),
  room TEXT,
  at TEXT NOT NULL,
  data TEXT NOT NULL -- JSON
) STRICT;

CREATE TABLE purchases (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  room TEXT NOT NULL,
  at TEXT NOT NULL,
  data TEXT NOT NULL -- JSON
) STRICT;

CREATE TABLE logs (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  at TEXT NOT NULL,
  room TEXT,
  lvl TEXT NOT NULL,
  component TEXT NOT NULL,
  msg TEXT NOT NULL
) STRICT;

CREATE TABLE calls (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  at TEXT NOT NULL,
  room TEXT,
  module TEXT NOT NULL,
  function TEXT NOT NULL,
  data TEXT NOT NULL, -- JSON
  status TEXT NOT NULL, -- JSON: "OK", "ERROR", "SILENT", or an HTTP status
  message_id TEXT
) STRICT;
