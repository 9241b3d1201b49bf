-- Lessons that were given to classes, and what students handed in. Times are ISO 8601 text in UTC; title, steps, settings, progress, marks
-- and overrides are JSON. The long column comes last, so that lists and sums read none of it.
CREATE TABLE assignments (
  id text NOT NULL PRIMARY KEY,
  teacher_key_hash text NOT NULL,
  -- Counts changes of the assignment itself, and students that were erased.
  revision integer NOT NULL,
  title text NOT NULL,
  minutes integer NOT NULL,
  steps text NOT NULL,
  lesson_hash text NOT NULL,
  settings text NOT NULL,
  -- The seed that all students have, where all have the same.
  seed text NOT NULL,
  created_at text NOT NULL,
  erase_at text NOT NULL,
  bytes integer NOT NULL,
  lesson text NOT NULL
);

CREATE INDEX assignments_erase ON assignments (erase_at);

CREATE INDEX assignments_bytes ON assignments (bytes);

-- name_key is the name as names are compared; null where there is none. joined_at is null for a place that nobody has taken yet.
CREATE TABLE assignment_students (
  id text NOT NULL PRIMARY KEY,
  assignment_id text NOT NULL REFERENCES assignments (id) ON DELETE CASCADE,
  name text NOT NULL,
  name_key text,
  code_hash text,
  seed text NOT NULL,
  created_at text NOT NULL,
  joined_at text,
  seen_at text,
  UNIQUE (assignment_id, name_key),
  UNIQUE (assignment_id, code_hash)
);

-- The keys of a student, one for each machine.
CREATE TABLE assignment_keys (
  student_id text NOT NULL REFERENCES assignment_students (id) ON DELETE CASCADE,
  key_hash text NOT NULL,
  created_at text NOT NULL,
  PRIMARY KEY (student_id, key_hash)
);

-- Work that is not handed in yet: the result document without its lesson, which is that of the assignment.
CREATE TABLE assignment_work (
  student_id text NOT NULL PRIMARY KEY REFERENCES assignment_students (id) ON DELETE CASCADE,
  revision integer NOT NULL,
  saved_at text NOT NULL,
  at_step text,
  progress text NOT NULL,
  bytes integer NOT NULL,
  result text NOT NULL
);

CREATE INDEX assignment_work_bytes ON assignment_work (bytes);

-- verdict_key names the verdict among the kept results; fingerprint is the same for the same answers and networks. marking_until is how long
-- a server keeps others from marking it.
CREATE TABLE assignment_submissions (
  student_id text NOT NULL REFERENCES assignment_students (id) ON DELETE CASCADE,
  number integer NOT NULL,
  attempt text NOT NULL,
  revision integer NOT NULL,
  at text NOT NULL,
  is_late integer NOT NULL,
  seed text NOT NULL,
  state text NOT NULL,
  problem text,
  marking_until text,
  verdict_key text,
  fingerprint text,
  marks text,
  comment text NOT NULL,
  is_returned integer NOT NULL,
  overrides text NOT NULL,
  bytes integer NOT NULL,
  verdict text,
  result text NOT NULL,
  PRIMARY KEY (student_id, number),
  UNIQUE (student_id, attempt)
);

CREATE INDEX assignment_submissions_bytes ON assignment_submissions (bytes);

CREATE INDEX assignment_submissions_waiting ON assignment_submissions (at) WHERE state = 'waiting';
