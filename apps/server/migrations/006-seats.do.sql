-- Secrets of the lab, such as the key that signs seats: made by whichever server starts first, the same for all.
CREATE TABLE secrets (
  name text NOT NULL PRIMARY KEY,
  value text NOT NULL
);

-- Who has the claim: a seat, or an address where people have none. The address counts for itself.
ALTER TABLE job_claims ADD COLUMN asker text NOT NULL DEFAULT '';

UPDATE job_claims SET asker = address;

CREATE INDEX job_claims_asker ON job_claims (asker);
