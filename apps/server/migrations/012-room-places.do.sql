-- A hash of the seat, or of the address of a person without one, from which a member joined: who brings many names into a full room gives
-- up places to those who bring fewer. Empty for members of before.
ALTER TABLE room_members ADD COLUMN came_from text NOT NULL DEFAULT '';
