DROP INDEX results_bytes;

DROP TABLE leases;

DROP TABLE job_claims;

DROP TABLE job_points;

DROP TABLE jobs;
