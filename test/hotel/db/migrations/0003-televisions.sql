-- What the remote control has made of a TV. One without an entry stands as housekeeping left it.
CREATE TABLE tv_states (
  tv INTEGER PRIMARY KEY REFERENCES tvs,
  state TEXT NOT NULL -- JSON: power, volume, muted, source, app
) STRICT;
