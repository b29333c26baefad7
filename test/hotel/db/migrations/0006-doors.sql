-- The doors: keys that were handed out, what they opened, and who rang.
CREATE TABLE keys (
  id TEXT PRIMARY KEY, -- the token id of a session, or the name of a link
  room TEXT NOT NULL REFERENCES stays,
  vendor TEXT NOT NULL,
  device TEXT NOT NULL,
  expire_at TEXT NOT NULL,
  at TEXT NOT NULL,
  token TEXT UNIQUE, -- once the session was exchanged for it
  code TEXT, -- of a link: six digits, as the hotel mailed them
  wrong INTEGER NOT NULL DEFAULT 0, -- codes that were tried in vain
  used INTEGER NOT NULL DEFAULT 0 -- a key opens one door, once
) STRICT;

CREATE TABLE door_openings (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  room TEXT NOT NULL REFERENCES stays,
  vendor TEXT NOT NULL,
  device TEXT NOT NULL,
  at TEXT NOT NULL
) STRICT;

CREATE TABLE rings (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  room TEXT NOT NULL REFERENCES stays,
  at TEXT NOT NULL
) STRICT;
