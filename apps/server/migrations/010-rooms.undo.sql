DROP TABLE room_answers;

DROP TABLE room_members;

DROP TABLE room_documents;

DROP TABLE room_messages;

DROP TABLE rooms;
