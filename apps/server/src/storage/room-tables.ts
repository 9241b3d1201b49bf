/** The tables of live rooms, as `migrations/` makes them. */

export interface RoomTables {
  rooms: {
    code: string;
    title: string;
    key_hash: string;
    /** The number of the newest message. */
    number: number;
    created_at: string;
    used_at: string;
  };
  /** The newest message of each subject. */
  room_messages: {
    code: string;
    subject: string;
    number: number;
    message: string;
  };
  room_documents: {
    code: string;
    hash: string;
    stored_at: string;
    document: string;
  };
  room_members: {
    id: string;
    code: string;
    name: string;
    key_hash: string;
    joined_at: string;
    here_by: string;
    here_until: string;
    came_from: string;
  };
  room_teachers: {
    code: string;
    here_by: string;
    here_until: string;
  };
  room_answers: {
    code: string;
    question: string;
    member_id: string;
    value: string;
    answered_at: string;
  };
}
