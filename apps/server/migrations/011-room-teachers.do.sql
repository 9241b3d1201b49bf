-- Servers that have a connection of the teacher of a room, and until when that is known.
CREATE TABLE room_teachers (
  code text NOT NULL REFERENCES rooms (code) ON DELETE CASCADE,
  here_by text NOT NULL,
  here_until text NOT NULL,
  PRIMARY KEY (code, here_by)
);
