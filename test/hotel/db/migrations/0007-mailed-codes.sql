-- Whose reservation it is: the codes of keys are mailed there, and nowhere else.
ALTER TABLE stays ADD COLUMN email TEXT;
ALTER TABLE keys ADD COLUMN mailed INTEGER NOT NULL DEFAULT 0; -- 1: the code was mailed to that address
