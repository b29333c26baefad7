-- How far an order has come, step by step. One without a step was sent and no more.
CREATE TABLE order_steps (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  order_id INTEGER NOT NULL REFERENCES orders,
  status TEXT NOT NULL CHECK (status IN ('accepted', 'on_the_way', 'delivered', 'cancelled')),
  reason TEXT NOT NULL, -- for the guest of a cancelled order; else empty
  at TEXT NOT NULL
) STRICT;
CREATE INDEX steps_of_order ON order_steps (order_id);
