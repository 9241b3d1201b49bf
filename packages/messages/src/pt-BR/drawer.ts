/** The buttons of the drawer below the drawing, loaded with the workbench; `messages.ts` has the drawer’s own texts. */
export default {
  label: 'Mensagens e eventos da rede',
  room: 'Altura das mensagens e dos eventos',
  'tab.messages': 'Mensagens',
  'tab.ladder': 'Sequência',
  'tab.diary': 'O que aconteceu',
  'tab.checks': 'Verificações',
} as const;
