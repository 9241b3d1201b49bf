-- Which request has the claim: its id stands in all log lines of the job. Empty where an older version made the claim.
ALTER TABLE job_claims ADD COLUMN request text NOT NULL DEFAULT '';

-- Since when the points of a resumed job wait; null where they have waited since the job was made.
ALTER TABLE jobs ADD COLUMN resumed_at text;
