-- Shelves, forks, and what lists show of a revision without reading its document, which therefore comes last. Titles of
-- revisions stored before are empty until the next change.
ALTER TABLE scenarios ADD COLUMN shelf_key_hash text;

ALTER TABLE scenarios ADD COLUMN forked_from_id text;

ALTER TABLE scenarios ADD COLUMN forked_from_revision integer;

CREATE INDEX scenarios_shelf ON scenarios (shelf_key_hash, updated_at, id);

CREATE TABLE scenario_revisions_new (
  scenario_id text NOT NULL REFERENCES scenarios (id) ON DELETE CASCADE,
  revision integer NOT NULL,
  title text NOT NULL,
  hash text NOT NULL,
  bytes integer NOT NULL,
  created_at text NOT NULL,
  document text NOT NULL,
  PRIMARY KEY (scenario_id, revision)
);

INSERT INTO scenario_revisions_new (scenario_id, revision, title, hash, bytes, created_at, document)
  SELECT scenario_id, revision, '', hash, octet_length(document), created_at, document FROM scenario_revisions;

DROP TABLE scenario_revisions;

ALTER TABLE scenario_revisions_new RENAME TO scenario_revisions;

-- Adding up what is stored reads this index alone.
CREATE INDEX scenario_revisions_bytes ON scenario_revisions (bytes);
