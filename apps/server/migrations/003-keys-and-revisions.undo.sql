CREATE TABLE scenario_revisions_old (
  scenario_id text NOT NULL REFERENCES scenarios (id) ON DELETE CASCADE,
  revision integer NOT NULL,
  hash text NOT NULL,
  document text NOT NULL,
  created_at text NOT NULL,
  PRIMARY KEY (scenario_id, revision)
);

INSERT INTO scenario_revisions_old (scenario_id, revision, hash, document, created_at)
  SELECT scenario_id, revision, hash, document, created_at FROM scenario_revisions;

DROP TABLE scenario_revisions;

ALTER TABLE scenario_revisions_old RENAME TO scenario_revisions;

DROP INDEX scenarios_shelf;

ALTER TABLE scenarios DROP COLUMN forked_from_revision;

ALTER TABLE scenarios DROP COLUMN forked_from_id;

ALTER TABLE scenarios DROP COLUMN shelf_key_hash;
