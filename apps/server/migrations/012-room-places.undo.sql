ALTER TABLE room_members DROP COLUMN came_from;
