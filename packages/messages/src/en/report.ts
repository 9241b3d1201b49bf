/** The report of a problem. Apart from the words of sharing, since every page can copy one. */
export default {
  copy: 'Copy a report of this problem',
  copied: 'The report is copied. It holds nothing about you.',
  selected: 'This browser does not let the page copy: the report below is selected, copy it with your keyboard.',
  label: 'Report of this problem',
  link: 'Link: {link}',
  instant: 'Instant: t = {seconds} s',
  'no-instant': 'Instant: no run was open',
  engine: 'Engine: {engine}',
  browser: 'Browser: {browser}',
  problem: 'Problem: {problem}',
} as const;
