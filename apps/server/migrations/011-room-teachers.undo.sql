DROP TABLE room_teachers;
