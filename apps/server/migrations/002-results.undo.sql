DROP TABLE results;
