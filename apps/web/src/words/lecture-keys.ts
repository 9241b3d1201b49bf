/** Keys of the lecture, for the help. */

export const lectureKeys = [
  { keys: 'PageDown, Space, Enter', does: 'Next beat' },
  { keys: 'PageUp', does: 'Beat before' },
  { keys: 'R or Home', does: 'To the start of this beat' },
  { keys: 'P', does: 'Play or pause' },
  { keys: 'B or .', does: 'Blank the screen and pause' },
  { keys: 'K', does: 'Laser pointer' },
  { keys: 'N', does: 'Speaker’s notes' },
  { keys: 'Shift+F', does: 'Full screen' },
  { keys: 'Esc', does: 'Leave' },
] as const;
