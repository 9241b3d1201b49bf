/** Words around the lessons of a browser: the list, opening, copying, adding an instant of the lab. */
export default {
  write: 'Write a lesson',
  own: 'Lessons of this browser',
  untitled: 'Untitled lesson',
  loading: 'Looking for your lessons …',
  steps: '{count, plural, =0 {no steps yet} one {# step} other {# steps}}',
  'edit-short': 'Edit',
  edit: 'Edit {title}',
  copy: 'Copy this lesson and change it',
  'copy-named': 'Copy {title} and change it',
  remove: 'Delete {title}',
  removed: '{title} is deleted.',
  undo: 'Undo',
  'cannot-be-kept':
    'This browser keeps nothing here: its storage is blocked or full. Allow this site to store data, or use another browser.',
  'cannot-be-opened': 'This cannot be opened',
  'too-large':
    '{name} has {size}, but a lesson has at most {most}. Name presets, or give several steps one network, in place of documents.',
  'the-text': 'The pasted text',
  open: 'Open',
  'open.title': 'Open a lesson or a result',
  'open.link': 'Link to a lesson',
  'open.file': 'Open a file',
  'open.result': 'Check a result file',

  'add.title': 'Add this instant to a lesson',
  'add.says':
    'The step begins with this scenario as it is now, shown at {instant} with the same speed and layer. Text, task and checks are written in the editor.',
  'add.to': 'Lesson',
  'add.new': 'A new lesson',
  'add.step-title': 'Title of the step',
  'add.add': 'Add the step',
  'add.added': 'Step {number} is in the lesson.',
  'add.full': 'This lesson has {most} steps, which is the most that a lesson can have. Choose another one.',
  'add.edit': 'Edit the lesson',
} as const;
