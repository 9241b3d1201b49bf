/** The buttons of the drawer below the drawing, loaded with the workbench; `messages.ts` has the drawer’s own texts. */
export default {
  label: 'Messages and events of the network',
  room: 'Height of the messages and events',
  'tab.messages': 'Messages',
  'tab.ladder': 'Ladder',
  'tab.diary': 'What happened',
  'tab.checks': 'Checks',
} as const;
