/** Words of the area command-line: what is wrong with the options of a command. */
export default {
  'option.unknown':
    'there is no option {name}; {known, select, none {this command has none} other {these exist: {known}}}',
  'option.unknown.near': 'there is no option {name}; did you mean {near}?',
  'option.value-missing': '{name} needs a value; a value that begins with “-” is written {name}=-…',
  'option.takes-no-value': '{name} takes no value',
} as const;
