DROP INDEX job_claims_asker;

ALTER TABLE job_claims DROP COLUMN asker;

DROP TABLE secrets;
