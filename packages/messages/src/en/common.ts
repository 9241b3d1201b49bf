/** Words that many views share. */
export default {
  cells: '{count, plural, one {# cell} other {# cells}}',
} as const;
