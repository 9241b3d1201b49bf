-- Scenarios and every revision of them. Columns are text and integer only, so that SQLite and PostgreSQL run the same file.
CREATE TABLE scenarios (
  id text NOT NULL PRIMARY KEY,
  edit_key_hash text NOT NULL,
  revision integer NOT NULL,
  created_at text NOT NULL,
  updated_at text NOT NULL
);

CREATE TABLE scenario_revisions (
  scenario_id text NOT NULL REFERENCES scenarios (id) ON DELETE CASCADE,
  revision integer NOT NULL,
  hash text NOT NULL,
  document text NOT NULL,
  created_at text NOT NULL,
  PRIMARY KEY (scenario_id, revision)
);
