DROP TABLE assignment_submissions;

DROP TABLE assignment_work;

DROP TABLE assignment_keys;

DROP TABLE assignment_students;

DROP TABLE assignments;
