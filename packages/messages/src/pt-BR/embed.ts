/** Words of the area embed. */
export default {
  'embed-bar.next-event': 'Próximo evento',
  'embed-bar.from-the-start': 'Desde o início',
  'embed-bar.speed': 'Velocidade',
  'embed-bar.link-copied': 'Link copiado',
  'embed-bar.copy-link': 'Copiar link',
  'embed-bar.open-full-lab': 'Abrir o laboratório completo',
  'embed-bar.link-to-this-scenario': 'Link para este cenário',
  'embed-page.nothing-to-show': 'Nada a mostrar',
  'embed-page.this-frame-names-no-scenario':
    'Esta moldura não indica nenhum cenário: seu endereço precisa de ?s=, ?preset= ou de um cenário depois de #. “Compartilhar”, “Incorporar” cria um.',
  'embed-page.fetching-the-scenario': 'Obtendo o cenário',
  'embed-page.try-again': 'Tentar de novo',
  'shield.click-to-move-and-look': 'Clique para mover e examinar por dentro',
  'protocol.no-time': 'sem tempo',
  'embed-frame.a-network': 'Uma rede',
  'embed-bar.pause': 'Pausar',
  'embed-bar.play': 'Reproduzir',
} as const;
