-- What a guest asks for: the bill, places in courses, quick calls, and flights as the desk has changed them.

-- Guests who share a room may have a reservation, and so a bill, of their own. Null: that of the stay.
ALTER TABLE residents ADD COLUMN reservation_nr TEXT;

-- A mail that comes again in the same message is the same mail.
ALTER TABLE notes ADD COLUMN message_id TEXT;
-- What became of it at the mail server; null where there is none, or while it is on its way.
ALTER TABLE notes ADD COLUMN delivery TEXT;
CREATE UNIQUE INDEX notes_of_message ON notes (room, message_id);

CREATE TABLE bill_lines (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  reservation_nr TEXT NOT NULL,
  date TEXT NOT NULL, -- YYYY-MM-DD, the hotel's local time
  time TEXT NOT NULL, -- HH:MM:SS
  description TEXT NOT NULL,
  amount REAL NOT NULL
) STRICT;
CREATE INDEX bill_lines_of_reservation ON bill_lines (reservation_nr, date, time);

-- Places that others have taken, where the desk has set them.
CREATE TABLE course_places (
  course_id INTEGER PRIMARY KEY,
  taken INTEGER NOT NULL
) STRICT;

CREATE TABLE course_bookings (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  course_id INTEGER NOT NULL,
  property TEXT NOT NULL,
  room TEXT NOT NULL,
  persons INTEGER NOT NULL,
  at TEXT NOT NULL
) STRICT;
CREATE INDEX course_bookings_of_course ON course_bookings (course_id);

-- Who may book: a token stands for a room and the reservation that it was given for.
CREATE TABLE course_tokens (
  token TEXT PRIMARY KEY,
  room TEXT NOT NULL,
  reservation_nr TEXT NOT NULL,
  at TEXT NOT NULL
) STRICT;

CREATE TABLE quick_calls (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  room TEXT NOT NULL,
  property TEXT NOT NULL,
  target TEXT NOT NULL,
  state TEXT NOT NULL CHECK (state IN ('ringing', 'connected', 'ended', 'failed')),
  at TEXT NOT NULL, -- when it began to ring
  answered TEXT,
  over TEXT,
  asked TEXT NOT NULL -- when the guest's app asked about it last
) STRICT;

CREATE TABLE flight_changes (
  flight TEXT PRIMARY KEY, -- airport, type, number and scheduled time
  changes TEXT NOT NULL -- JSON
) STRICT;
