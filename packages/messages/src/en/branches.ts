/** The list of branches: several futures of one network. */
export default {
  title: 'Branches',
  note: 'Each branch is one future of this network. One of them is shown, drawn, run and edited; the others wait as they are. Undo takes back whatever is done here.',
  none: 'This network has one future so far. A fault at an instant that the run has been beyond makes a second one by itself: move the clock back, and choose a fault. After any other edit there you are asked.',
  shown: 'shown now, begun at {time}',
  other:
    'begun at {time}, {count, plural, =0 {the same as the shown one} one {# difference from the shown one} other {# differences from the shown one}}',
  name: 'Name of the branch',
  switch: 'Switch',
  'switch-to': 'Switch to {name}',
  compare: 'Compare',
  'compare-with': 'Compare the shown branch with {name}',
  rename: 'Rename',
  'rename-this': 'Rename {name}',
  'rename-done': 'Save the name',
  delete: 'Delete',
  'delete-this': 'Delete {name}',
  start: 'Start a branch at {time}',
  offer: 'The run had been beyond {time}. Keep the network before “{edit}”, too?',
  'offer.keep': 'Keep both as branches',
  'offer.dismiss': 'No',
  'keep-before': 'Keep the network before “{edit}” as a branch',
} as const;
