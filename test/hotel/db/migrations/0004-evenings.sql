-- When a wake-up rings next; null when it has rung or is off.
ALTER TABLE wake_ups ADD COLUMN due TEXT;

-- When a TV goes off by itself.
CREATE TABLE sleep_timers (
  tv INTEGER PRIMARY KEY REFERENCES tvs,
  ends TEXT NOT NULL
) STRICT;

-- Which streaming device plays on a TV.
CREATE TABLE streams (
  tv INTEGER PRIMARY KEY REFERENCES tvs,
  device INTEGER NOT NULL
) STRICT;
