-- What a stored document is. Lessons have the same keys, revisions and limits as scenarios, and so the same tables.
ALTER TABLE scenarios ADD COLUMN kind text NOT NULL DEFAULT 'scenario';
