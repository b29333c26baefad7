-- A cancelled cleaning holds for the day after it was cancelled: the hotel has to know which day that was.
ALTER TABLE control_states ADD COLUMN day TEXT; -- the hotel's local date on which the value was set
