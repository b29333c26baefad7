-- The order whose charge, or whose credit after it was cancelled, a line of the bill is.
ALTER TABLE bill_lines ADD COLUMN order_id INTEGER REFERENCES orders;
CREATE INDEX bill_lines_of_order ON bill_lines (order_id);
