/** What the panels of messages, tables and sentences say around what the engine says. */

export const drawerWords = {
  label: 'What the network says',
  room: 'Room for what the network says',
  close: 'Put away',
  messages: 'Messages',
  diary: 'What happened',
  ladder: 'Ladder',
} as const;

export const emptyWords = {
  notRun: 'Nothing to run yet: draw two devices and traffic between them.',
  notPlayed: 'Press Play: messages appear as the network comes up.',
  silent:
    'Nothing signals here: every connection is configured by hand (PVC), so no message has to be sent before data flow. An edge device, a LANE or MPOA server, or a host on SVCs would signal.',
  noneYet: 'No message yet at this instant. Press Play, or step to the next event.',
  noneLeft: 'No message fits the filter.',
  noSentence: 'No sentence yet at this instant. Press Play, or step to the next event.',
  noSentenceLeft: 'No sentence fits the filter.',
  noPacket: 'Choose a message in the list, on the ladder or in a row of a table: its fields and octets are shown here.',
  notKept:
    'The run keeps its newest messages only, and this one is no longer among them. Go back to its instant to see it.',
  notHere: 'This message has not been sent yet at this instant.',
  fetchingPacket: 'Asking the engine',
  noDevice: 'Choose a device, here or on the drawing: its tables are shown as they are at the play head.',
  noTable: 'This device keeps no tables, or has not started yet.',
  noRows: 'empty',
  noColumns: 'No device has a message to show. Press Play, or change the filter.',
} as const;

export const filterWords = {
  kind: 'Kind',
  device: 'Device',
  anyDevice: 'any device',
  text: 'Words',
  textHint: 'Filter',
} as const;

export const messageColumns = {
  time: 'Time, s',
  from: 'From',
  to: 'To',
  vcc: 'VCC',
  message: 'Message',
  summary: 'In one line',
} as const;

export const diaryColumns = { time: 'Time, s', device: 'Device', what: 'What happened' } as const;

export const fateWords = { lost: 'lost', 'under way': 'under way', came: '' } as const;

export const packetWords = {
  happened: 'What happened here',
  nothingSaid: 'The protocol said nothing at this moment.',
  fields: 'Fields',
  octets: 'Octets',
  octetsOf: 'Octets of the message',
  sentHere: 'leaving',
  cameHere: 'arriving at',
  follow: 'Follow',
  otherEnd: 'Other end',
  before: 'Before',
  after: 'After',
  toOtherEnd: 'To the other end of this message',
  toBefore: 'To the message before in the same exchange',
  toAfter: 'To the next message of the same exchange',
  quiz: 'Quiz me',
  quizHint: 'Hides the values: say them first, then look',
  reveal: 'Show',
  hidden: 'hidden',
  seek: 'Go to this instant',
  list: 'All messages',
} as const;

export const tableWords = {
  device: 'Device',
  choose: 'Choose a device',
  asOf: 'as of',
  age: 'Age',
  mark: 'Mark',
  markHint: 'Remember the tables as they are now, and show from here on what has changed since',
  unmark: 'Take the mark away',
  since: 'Changes since the mark at',
  noAge: 'does not age',
  states: 'States',
  nothingThere: 'Nothing is noted at the instant when this row was written; it may be older than what is kept.',
  change: { new: 'new', changed: 'changed', gone: 'gone', same: '' },
} as const;

export const ladderWords = {
  label: 'Ladder of messages',
  linear: 'In proportion',
  equal: 'Equal steps',
  time: 'Time',
  wider: 'More time between messages',
  closer: 'Less time between messages',
  export: 'Save as SVG',
  columns: 'Devices',
  columnMenu: (name: string) => `Column of ${name}`,
  left: (name: string) => `Move ${name} to the left`,
  right: (name: string) => `Move ${name} to the right`,
  hide: (name: string) => `Hide ${name}`,
  pin: (name: string) => `Keep ${name} at the left`,
  unpin: (name: string) => `Let ${name} go from the left`,
  show: (name: string) => `Show ${name}`,
  hiddenOnes: 'Hidden',
  drag: (name: string) => `${name}: drag it to another place`,
} as const;

export function countWords(shown: number, all: number, isCut: boolean): string {
  const some = shown === all ? `${all}` : `${shown} of ${all}`;
  return `${some} ${all === 1 ? 'message' : 'messages'}${isCut ? ', older ones are no longer kept' : ''}`;
}

export function sentenceCountWords(shown: number, all: number, isCut: boolean): string {
  const some = shown === all ? `${all}` : `${shown} of ${all}`;
  return `${some} ${all === 1 ? 'sentence' : 'sentences'}${isCut ? ', older ones are no longer kept' : ''}`;
}
