/** Faults that can be planned at a link or a device, at the time that the clock shows. */
export default {
  'link.cut': 'Cortar o enlace',
  'link.restore': 'Restaurar o enlace',
  'link.drop-cell': 'Descartar a próxima célula de {device}',
  'link.delay': 'Alongar o enlace para 10 ms',

  'host.slow': 'Reduzir o processador a um décimo da velocidade',
  'host.restore-speed': 'Restaurar a velocidade do processador',
  'host.nagle-off': 'Desligar o algoritmo de Nagle no TCP',

  'switch.shrink': 'Reduzir os buffers UBR a {count, plural, one {# célula} other {# células}}',
  'switch.shrink-done': 'Planejada a redução dos buffers de {device}',
  'switch.no-port': 'ele ainda não tem nenhuma porta',
  'switch.police': 'Limitar {connection} da porta {port} a um décimo da taxa',

  'process.kill': 'Encerrar o {process}',
  'process.start': 'Iniciar o {process} de novo',
  'process.drop-message': 'Perder a próxima mensagem {message}',
  'process.damage-message': 'Truncar a próxima mensagem {message}',
  'process.clear': 'Limpar as tabelas',
  'process-name.lec': 'cliente de emulação de LAN (LEC)',
  'process-name.lecs': 'servidor de configuração (LECS)',
  'process-name.les': 'servidor de emulação de LAN (LES)',
  'process-name.bus': 'servidor de difusão (BUS)',
  'process-name.mpc': 'cliente MPOA (MPC)',
  'process-name.mps': 'servidor MPOA (MPS)',
  'process-name.atmarp': 'servidor ATMARP',
  'process-name.clip': 'cliente Classical IP',

  'heal.label': 'Reparar tudo: remover todas as mudanças planejadas',
  'heal.field': 'Mudanças planejadas',
  'heal.done': 'Reparado: todas as mudanças planejadas foram removidas',
  'heal.nothing': 'nada está planejado',
} as const;
