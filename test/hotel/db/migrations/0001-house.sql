-- The house: stays and who they are of, what the rooms hold, what a property has set differently from its seed.
CREATE TABLE stays (
  room TEXT PRIMARY KEY,
  property TEXT NOT NULL,
  reservation_nr TEXT NOT NULL,
  arrival TEXT, -- local date of the check-in; null: expected today
  nights_left INTEGER NOT NULL, -- counted from today, so that the demo's guests never overstay
  checked_in INTEGER NOT NULL,
  permanent INTEGER NOT NULL,
  language TEXT NOT NULL
) STRICT;

CREATE TABLE residents (
  id TEXT PRIMARY KEY,
  room TEXT NOT NULL REFERENCES stays,
  name TEXT NOT NULL,
  last_name TEXT NOT NULL,
  permanent INTEGER NOT NULL
) STRICT;

CREATE TABLE tvs (
  id INTEGER PRIMARY KEY,
  room TEXT NOT NULL REFERENCES stays,
  ip TEXT NOT NULL,
  mac TEXT NOT NULL UNIQUE,
  name TEXT NOT NULL,
  description TEXT NOT NULL
) STRICT;

CREATE TABLE cameras (
  id INTEGER PRIMARY KEY,
  room TEXT NOT NULL REFERENCES stays,
  title TEXT NOT NULL
) STRICT;

CREATE TABLE devices (
  room TEXT NOT NULL,
  mac TEXT NOT NULL,
  details TEXT NOT NULL, -- JSON, as transmitted
  at TEXT NOT NULL,
  PRIMARY KEY (room, mac)
) STRICT;

CREATE TABLE control_states (
  room TEXT NOT NULL REFERENCES stays,
  area TEXT NOT NULL,
  command TEXT NOT NULL,
  value TEXT NOT NULL, -- JSON
  PRIMARY KEY (room, area, command)
) STRICT;

CREATE TABLE wake_ups (
  id INTEGER PRIMARY KEY,
  room TEXT NOT NULL REFERENCES stays,
  time TEXT NOT NULL,
  active INTEGER NOT NULL,
  details TEXT NOT NULL -- JSON: volumes, steps, snooze
) STRICT;

CREATE TABLE shop_states (
  property TEXT NOT NULL,
  shop_id INTEGER NOT NULL,
  is_open INTEGER,
  opening_time TEXT,
  closing_time TEXT,
  PRIMARY KEY (property, shop_id)
) STRICT;

CREATE TABLE property_changes (
  property TEXT PRIMARY KEY,
  changes TEXT NOT NULL -- JSON
) STRICT;
