-- Results of runs and data of figures, by the hash of what produced them. The long column comes last, so that adding up
-- sizes reads none of it.
CREATE TABLE results (
  key text NOT NULL PRIMARY KEY,
  kind text NOT NULL,
  bytes integer NOT NULL,
  used_at text NOT NULL,
  value text NOT NULL
);

CREATE INDEX results_used_at ON results (used_at);
