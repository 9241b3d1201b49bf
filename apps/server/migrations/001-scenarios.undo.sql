DROP TABLE scenario_revisions;

DROP TABLE scenarios;
