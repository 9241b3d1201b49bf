/** Words of assignments that the teacher’s and the student’s pages share: when work is due, and what was handed in. */
export default {
  'due.none': 'Sem prazo',
  'due.ahead': 'Prazo: {distance}, {when}',
  'due.over-mark': 'O prazo acabou {distance}, {when}. O que for entregue agora é marcado como atrasado.',
  'due.over-refuse': 'O prazo acabou {distance}, {when}. Não é mais possível entregar.',
  'needs-server': 'As atividades precisam de um servidor que guarde o trabalho da turma.',
  loading: 'Perguntando ao servidor …',
  'cannot-be-opened': 'Não é possível abrir esta atividade',
  again: 'Perguntar de novo',
  'code.wrong':
    '“{text}” não é um código de turma. Um código tem oito letras e algarismos, como K7QF-3MPW, sem 0, 1, I, L e O. Digite-o de novo.',
  'submission.number': 'Entrega número {number}',
  'submission.at': 'Entregue {when}',
  'submission.late': 'com atraso',
  'submission.waiting': 'O servidor está calculando o que a entrega mostra.',
  'submission.failed': 'O servidor não conseguiu calculá-la.',
  'submission.summary': '{confirmed} de {of, plural, one {# passo confirmado} other {# passos confirmados}}',
  'submission.returned': 'Devolvida',
  'submission.comment': 'Comentário do professor',
  'mark.passes': 'Vale, segundo o professor: {reason}',
  'mark.fails': 'Não vale, segundo o professor: {reason}',
  'mark.problem': 'Não é possível calcular: {problem}',
} as const;
