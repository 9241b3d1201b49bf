/** Words of assignments that the teacher’s and the student’s pages share: when work is due, and what was handed in. */
export default {
  'due.none': 'No due date',
  'due.ahead': 'Due {distance}, {when}',
  'due.over-mark': 'Was due {distance}, {when}. What is handed in now is marked late.',
  'due.over-refuse': 'Was due {distance}, {when}. Nothing can be handed in any more.',
  'needs-server': 'Assignments need a server that keeps the work of a class.',
  loading: 'Asking the server …',
  'cannot-be-opened': 'This assignment cannot be opened',
  again: 'Ask again',
  'code.wrong':
    '“{text}” is no class code. A code has eight letters and digits, such as K7QF-3MPW, without 0, 1, I, L and O. Type it again.',
  'submission.number': 'Handed in, number {number}',
  'submission.at': 'Handed in {when}',
  'submission.late': 'late',
  'submission.waiting': 'The server is computing what it shows.',
  'submission.failed': 'The server could not compute it.',
  'submission.summary': '{confirmed} of {of, plural, one {# step} other {# steps}} confirmed',
  'submission.returned': 'Given back',
  'submission.comment': 'Comment of the teacher',
  'mark.passes': 'Passes, by the teacher: {reason}',
  'mark.fails': 'Does not pass, by the teacher: {reason}',
  'mark.problem': 'It cannot be computed: {problem}',
} as const;
