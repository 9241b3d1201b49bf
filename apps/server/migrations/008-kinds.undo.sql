-- A version without lessons would take them for scenarios.
DELETE FROM scenario_revisions WHERE scenario_id IN (SELECT id FROM scenarios WHERE kind <> 'scenario');

DELETE FROM scenarios WHERE kind <> 'scenario';

ALTER TABLE scenarios DROP COLUMN kind;
