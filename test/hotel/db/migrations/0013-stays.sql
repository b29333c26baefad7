-- What belongs to a stay ends with it. Keys of films and tokens of courses are given anew to the guests who are here.
ALTER TABLE stays ADD COLUMN since TEXT; -- when the stay began; null: before the hotel noted it
DROP TABLE film_keys;
CREATE TABLE film_keys (
  room TEXT NOT NULL,
  reservation_nr TEXT NOT NULL,
  movie_id INTEGER NOT NULL,
  key TEXT NOT NULL UNIQUE,
  PRIMARY KEY (room, reservation_nr, movie_id)
) STRICT;
DROP TABLE course_tokens;
CREATE TABLE course_tokens (
  token TEXT PRIMARY KEY,
  room TEXT NOT NULL,
  reservation_nr TEXT NOT NULL,
  signed_in INTEGER NOT NULL, -- 1: to a device on which the guest was signed in, and good while they are
  at TEXT NOT NULL
) STRICT;
