/** The help page. */
export default {
  'help-page.in-the-lecture': 'Na aula',
  'help-page.help': 'Ajuda',
  'help-page.on-this-page': 'Nesta página',
  'help-page.draw-a-network': 'Desenhar uma rede',
  'help-page.play-it': 'Reproduzir',
  'help-page.look-inside': 'Olhar por dentro',
  'help-page.papers-and-classes': 'Artigos e aulas',
  'help-page.share-and-keep': 'Compartilhar e guardar',
  'help-page.what-a-result-is-worth': 'Quanto vale um resultado',
  'help-page.what-is-left-out': 'O que fica de fora',
  'help-page.without-a-network': 'Sem rede',
  'help-page.more-to-read': 'Para ler mais',
  'help-page.words': 'Termos',
  'help-page.keys': 'Teclas',
  'help-page.these-pages-are-in-the': 'Estas páginas, em inglês, estão na pasta docs do código-fonte do laboratório.',
  'help-page.single-letters-and-signs-act':
    'Letras e sinais isolados só são atalhos de teclado enquanto o desenho ou a barra de tempo tem o foco, para que continuem letras nos outros lugares. A opção abaixo os desliga, também na aula; este navegador se lembra dela.',
  'text.cell-by-cell': 'Célula por célula.',
  'text.every-cell-of-every-packet':
    'Cada célula de cada pacote tem o seu tempo exato em cada enlace e em cada fila, em picossegundos inteiros.',
  'text.the-same-everywhere': 'O mesmo em toda parte.',
  'text.the-same-scenario-with-the':
    'O mesmo cenário com a mesma semente produz o mesmo resultado até o último bit, em qualquer navegador e na linha de comando. O resumo (digest) sob cada resultado permite conferir.',
  'text.no-number-is-drawn-in': 'Nenhum número foi desenhado à mão.',
  'text.hollow-rings-are-the-values':
    'Os anéis vazados são os valores que um artigo publicou. Tudo o mais em um gráfico saiu do motor de simulação enquanto você olhava, ou de uma execução cuja semente e cuja versão do motor estão ao lado.',
  'text.calibrated-in-the-open': 'Calibrado às claras.',
  'text.what-a-stations-processor-costs':
    'Os custos do processador de uma estação foram ajustados às linhas marcadas como calibradas, e só a elas. Todo outro ponto é uma previsão e, onde ela erra, a página diz por quanto e por quê.',
  'text.by-mouse': 'Com o mouse.',
  'text.choose-a-device-on-the':
    'Escolha um dispositivo à esquerda e clique no lugar dele. Enlace: clique em um dispositivo e depois no outro. Tráfego: clique em quem envia e depois em quem recebe, e escolha TCP, UDP ou ping. Nomes, endereços e circuitos permanentes são preenchidos. O menu de um dispositivo (botão direito, ou Shift+F10) o coloca em uma LAN emulada e põe hosts em Classical IP com SVCs.',
  'text.by-touch': 'Com toque.',
  'text.tap-a-tool-then-the':
    'Toque em uma ferramenta e depois no desenho. Um enlace começa no dispositivo selecionado: toque nele, toque em Enlace, toque no outro.',
  'text.by-keys-alone': 'Só com o teclado.',
  'text.tab-into-the-drawing-each':
    'Entre no desenho com Tab. Cada ferramenta tem uma letra, no seu botão e em Teclas: as setas movem o novo dispositivo ou escolhem entre os dispositivos, e Enter executa.',
  'text.as-a-table-or-as': 'Como tabela ou como texto.',
  'text.the-same-network-in-rows':
    'A mesma rede em linhas, ou como JSON com as falhas nas suas linhas. Desfazer vale para toda edição e não mexe no relógio.',
  'text.properties': 'Propriedades.',
  'text.whatever-is-selected-field-by':
    'O que estiver selecionado, campo por campo: processador e TCP de um host, buffers de um comutador, emulação de LAN e MPOA de tudo o que participa delas. Adicionar tráfego tem os outros tipos: requisições e respostas, células, quadros Ethernet, um arquivo por meio de um retransmissor. Se nada estiver selecionado: duração, semente, LANs emuladas, mudanças planejadas, o que é medido.',
  'text.what-goes-wrong': 'O que dá errado.',
  'text.problems-lists-what-keeps-the':
    'Problemas lista o que impede a rede de ser executada e o que deu errado na execução, com um botão onde uma única edição resolve.',
  'text.the-clock': 'O relógio.',
  'text.play-step-to-the-next':
    'Reproduza, passe à célula ou ao evento seguinte ou anterior, ou clique na régua. Até 50 µs/s você vê células isoladas; até 2 ms/s, quadros inteiros; além disso, quanto flui; em Máximo, só contadores. Os períodos em que nada se move são pulados enquanto se mostram células ou quadros; um botão ao lado da velocidade os reproduz por inteiro.',
  'text.what-you-see': 'O que você vê.',
  'text.every-mark-is-something-that':
    'Cada marca é algo que o motor registrou. Em enlaces mais curtos que uma célula, o comprimento da marca não está em escala; os instantes em que ela entra e sai são exatos. Os gráficos são lidos a intervalos iguais: um pico mais curto está em Resultados, não neles.',
  'text.layers': 'Camadas.',
  'text.the-tabs-over-the-drawing':
    'As abas acima do desenho mostram as fibras com as suas portas e filas, as conexões abertas e para que serve cada uma, as LANs emuladas com quem já entrou nelas, ou as sub-redes IP. Os dispositivos ficam onde estão. Um fluxo rastreado mostra o seu caminho, o atraso de cada trecho e em que um pacote seu vai encapsulado.',
  'text.faults-and-planned-changes': 'Falhas e mudanças planejadas.',
  'text.fault-then-a-link-or':
    'Falha, depois um enlace ou um dispositivo: corte-o, perca uma célula, torne um processador mais lento, mate um servidor, perca a sua próxima mensagem. Uma falha é uma mudança planejada para o instante que o relógio mostra. Ela pertence ao cenário: pode ser desfeita, vai junto no link e acontece de novo em cada execução. Mudanças planejadas, nas propriedades, tem todos os campos de cada uma; Reparar tudo as retira.',
  'text.messages': 'Mensagens.',
  'text.every-control-message-up-to':
    'Cada mensagem de controle até o instante do relógio, por tipo, dispositivo ou palavras. A que você escolher abre em Pacote, campo por campo e octeto por octeto; de lá, vá à outra extremidade e às mensagens anteriores e seguintes da mesma troca.',
  'text.ladder': 'Sequência.',
  'text.the-same-messages-as-arrows':
    'As mesmas mensagens como setas entre dispositivos, em proporção ao tempo ou em passos iguais. As colunas podem ser movidas, ocultadas e mantidas; a sequência pode ser salva como SVG.',
  'text.what-happened': 'O que aconteceu.',
  'text.the-run-in-sentences-what': 'A execução em frases: o que fez cada protocolo e cada aplicação, e quando.',
  'text.tables': 'Tabelas.',
  'text.what-a-device-knows-at':
    'O que um dispositivo sabe neste instante: endereços, caches, conexões, rotas. Marcar as guarda, e daí em diante se mostra o que mudou. Uma linha leva à mensagem que a escreveu.',
  'text.plots-and-results': 'Gráficos e resultados.',
  'text.plots-has-throughput-queues-and':
    'Gráficos tem vazão, filas e processadores até o instante do relógio. Resultados executa tudo até o fim, à parte do relógio, e lista cada fluxo, processador, enlace e fila. Ali também: em que se gastou o tempo, por causa, e por que um fluxo seguiu o caminho que seguiu.',
  'text.compare': 'Comparar.',
  'text.a-second-run-beside-the':
    'Uma segunda execução ao lado da primeira, no mesmo relógio: a mesma rede com uma coisa mudada, uma rede do laboratório, ou um link ou arquivo que você cola. A faixa abaixo traz o que as duas mediram e a diferença.',
  'text.captures': 'Capturas.',
  'text.capture-for-wireshark-in-the':
    'Captura para o Wireshark, nas propriedades de um enlace, executa o cenário mais uma vez e salva o que passa pelo enlace em um arquivo pcapng; também cada célula, se você quiser.',
  'text.reproduce-a-figure': 'Reproduzir uma figura.',
  'text.papers-has-every-experiment-of':
    'Artigos tem todos os experimentos de quatro artigos e medições clássicas, um cartão para cada. Os pontos aparecem à medida que as execuções terminam. Mude um parâmetro e execute de novo; a página diz o que difere do artigo e por quê. Os seus próprios valores, de um arquivo CSV, podem ficar sobre o gráfico, e Abrir no laboratório leva a rede dele à bancada.',
  'text.predict-first': 'Primeiro, preveja.',
  'text.before-it-shows-a-figure':
    'Antes de mostrar uma figura, a página pergunta o que você espera: uma curva que você desenha, valores ou uma frase. A sua previsão fica depois sobre o resultado, com o quanto errou. Ninguém mais a vê, e ela some quando você sai da página.',
  'text.before-class': 'Antes da aula.',
  'text.the-page-tries-the-machine':
    'Uma página testa sozinha a máquina, a tela, o armazenamento e a conexão de uma sala, e diz o que fazer com o que não está bem:',
  'text.is-this-room-ready': 'Esta sala está pronta?',
  'text.in-class': 'Na sala de aula.',
  'text.present-in-class-on-the':
    'Apresente em aula, na página inicial, é uma aula de 20 minutos em sete cenas, simulada enquanto você fala. PageDown e PageUp, como um controle remoto os envia, bastam. O tema Projetor tem letras maiores e linhas mais fortes, em todas as páginas.',
  'text.self-contained-link': 'Link autocontido.',
  'text.it-holds-the-whole-scenario':
    'Contém o cenário inteiro depois do sinal #. Nenhum servidor o vê, ele nunca expira, e uma soma de verificação avisa quando uma parte dele se perdeu.',
  'text.short-link': 'Link curto.',
  'text.the-scenario-is-stored-on':
    'O cenário é guardado no servidor deste laboratório quando você pede. Quem tem o link pode lê-lo; quem tem o link para editores pode guardar revisões.',
  'text.how-it-opens': 'Como abre.',
  'text.a-link-can-open-to':
    'Um link pode abrir só para olhar ou para editar, pausado ou em reprodução, neste instante e nesta velocidade. Compartilhar também cria uma moldura para a página de uma disciplina, um código QR e um arquivo, que pode ser solto em qualquer página do laboratório.',
  'text.in-this-browser': 'Neste navegador.',
  'text.your-edits-as-drafts-the':
    'As suas edições, como rascunhos (os 30 alterados por último, em Continuar, na página inicial), o tema, se teclas isoladas são atalhos, e as chaves do que você guardou. Em um computador que outros usam, guarde um arquivo ou um link, copie as suas chaves e remova os rascunhos. O laboratório funciona mesmo quando não pode guardar nada.',
  'text.networks': 'Redes.',
  'text.classical-ip-over-permanent-or':
    'Há Classical IP sobre circuitos permanentes ou sinalizados, emulação de LAN, MPOA e Ethernet. Não há Token Ring, FDDI, IPX, multicast sobre ATM (MARS) nem RSVP. Do PNNI há um só grupo de pares (peer group). O ABR é só para fluxos de células sobre circuitos permanentes.',
  'text.operating-systems': 'Sistemas operacionais.',
  'text.a-host-is-one-processor':
    'Um host é um processador com alguns custos e um TCP cujos mecanismos são opções. Não há outros processos, caches, faltas de página nem discos.',
  'text.errors-on-the-line': 'Erros na linha.',
  'text.fibre-and-copper-are-free':
    'A fibra e o cobre não têm erros de bit. Células se perdem onde buffers transbordam, um policiador as descarta, um enlace é cortado ou uma mudança planejada as tira.',
  'text.switches': 'Comutadores.',
  'text.queues-are-at-the-outputs':
    'As filas ficam nas saídas. O interior de um comutador é uma latência fixa e, onde informada, a taxa do seu backplane.',
  'text.processors-of-the-curitiba-stations': 'Processadores das estações de Curitiba.',
  'text.the-papers-table-of-them':
    'A tabela do artigo sobre eles não sobreviveu à digitalização. As velocidades vêm da sua tabela 3, que mede cada estação isoladamente.',
  'text.workbench-md': 'workbench.md',
  'text.drawing-running-and-sharing-at':
    'desenhar, executar e compartilhar com mais detalhes, com um plano para vinte minutos de aula',
  'text.present-md': 'present.md',
  'text.the-lecture-beat-by-beat': 'a aula cena por cena, e duas execuções suas',
  'text.model-md': 'model.md',
  'text.what-is-modelled-and-how':
    'o que é modelado e como, o que foi escolhido onde nenhuma fonte decide, e o que ficou de fora',
  'text.reproduction-md': 'reproduction.md',
  'text.every-published-value-beside-the':
    'cada valor publicado ao lado do valor do laboratório, quanto cada um difere e por quê',
  'text.captures-md': 'captures.md',
  'text.what-is-in-a-capture': 'o que há em uma captura, e um dissector para o Wireshark',
  'text.embed-md': 'embed.md',
  'text.the-lab-in-a-frame': 'o laboratório em uma moldura na página de uma disciplina',
  'text.scenario-md': 'scenario.md',
  'text.the-scenarios-json-key-by': 'o JSON do cenário, chave por chave',
  'text.deploy-md-server-md': 'deploy.md, server.md',
  'text.running-a-lab-for-others': 'manter um laboratório para outras pessoas',
  'text.on-every-page': 'Em todas as páginas',
  'text.next-control-shift-tab-the':
    'Próximo controle; Shift+Tab, o anterior; o primeiro controle pula para o conteúdo',
  'text.enter-space': 'Enter, Espaço',
  'text.press-a-button-open-a': 'Aciona um botão, abre uma lista, muda uma opção',
  'text.in-a-number-field-one':
    'Em um campo numérico: um passo para cima ou para baixo. Em uma lista: a entrada seguinte e a anterior',
  'text.in-a-figure-from-point': 'Em uma figura: de ponto em ponto. Em um desenho de rede: move o desenho',
  'text.on-a-point-of-a': 'Em um ponto de uma figura: executa esse ponto',
  'text.in-a-picture-of-a': 'Em um desenho de rede: maior, menor, tudo',
  'text.close-a-dialog-or-a': 'Fecha uma janela ou uma lista',
} as const;
