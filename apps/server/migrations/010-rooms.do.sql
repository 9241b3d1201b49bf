-- Live rooms: a class follows its teacher. Of the keys there is a hash each.
CREATE TABLE rooms (
  code text NOT NULL PRIMARY KEY,
  title text NOT NULL,
  key_hash text NOT NULL,
  -- The number of the newest message.
  number integer NOT NULL,
  created_at text NOT NULL,
  used_at text NOT NULL
);

-- What the room is about now: the newest message of each subject.
CREATE TABLE room_messages (
  code text NOT NULL REFERENCES rooms (code) ON DELETE CASCADE,
  subject text NOT NULL,
  number integer NOT NULL,
  message text NOT NULL,
  PRIMARY KEY (code, subject)
);

CREATE TABLE room_documents (
  code text NOT NULL REFERENCES rooms (code) ON DELETE CASCADE,
  hash text NOT NULL,
  stored_at text NOT NULL,
  document text NOT NULL,
  PRIMARY KEY (code, hash)
);

CREATE TABLE room_members (
  id text NOT NULL PRIMARY KEY,
  code text NOT NULL REFERENCES rooms (code) ON DELETE CASCADE,
  name text NOT NULL,
  key_hash text NOT NULL,
  joined_at text NOT NULL,
  -- The server that has a connection of the member, and until when that is known.
  here_by text NOT NULL,
  here_until text NOT NULL
);

CREATE INDEX room_members_code ON room_members (code, key_hash);

CREATE TABLE room_answers (
  code text NOT NULL REFERENCES rooms (code) ON DELETE CASCADE,
  question text NOT NULL,
  member_id text NOT NULL REFERENCES room_members (id) ON DELETE CASCADE,
  value text NOT NULL,
  answered_at text NOT NULL,
  PRIMARY KEY (code, question, member_id)
);
