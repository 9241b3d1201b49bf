/** Keys of the lecture by what they do: `use-present-keys.ts` binds them, the help lists them. */

export const lectureKeys = {
  next: { keys: 'PageDown, →, Space, Enter', does: 'Next beat' },
  previous: { keys: 'PageUp, ←', does: 'Beat before' },
  recover: { keys: 'R or Home', does: 'To the start of this beat' },
  play: { keys: 'P', does: 'Play or pause' },
  blank: { keys: 'B or .', does: 'Blank the screen and pause' },
  laser: { keys: 'K', does: 'Laser pointer' },
  notes: { keys: 'N', does: 'Speaker’s notes' },
  fullScreen: { keys: 'Shift+F', does: 'Full screen' },
  leave: { keys: 'Esc', does: 'Leave' },
} as const;
