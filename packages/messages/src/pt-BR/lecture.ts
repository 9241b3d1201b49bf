/** Words of the area lecture. */
export default {
  'present.chart-lane': 'LANE através do roteador',
  'present.chart-mpoa': 'Atalho MPOA',
  'present.chart-source': 'Tabela 1 do artigo: médias e dispersão como publicadas.',
  'present.chart-running':
    'As execuções do laboratório estão em andamento; por enquanto só os valores do artigo são mostrados.',
  'present.chart-no-ours': 'Só os valores do artigo: este laboratório não calculou estes fluxos aqui.',
  'present.chart-title': 'Um fluxo TCP entre dois hosts, Mb/s',
  'present.chart-paper': 'o valor do artigo, com sua dispersão',
  'present.finding': 'procurando o momento …',
  'present.seeking': 'indo para lá …',
  'present.missing':
    'Esta execução nunca chegou ao momento que esta cena mostra; ela é reproduzida a partir de onde está.',
  'present.skipped': 'pulou {gap}',
  'present.pause': 'Pausar',
  'present.play': 'Reproduzir',
  'present.recover': 'Para o início desta cena',
  'present.picture': 'Imagem',
  'present.notes': 'Notas',
  'present.room': 'Sala ao vivo',
  'present.room-piece':
    'Sala ao vivo {code}: {count, plural, =0 {ninguém está aqui} one {# estudante está aqui} other {# estudantes estão aqui}}',
  'present.they-see': 'Os estudantes veem: {title}',
  'present.they-wait': 'Os estudantes ficam na rede anterior, com o relógio pausado.',
  'present.hide-code': 'Ocultar o código',
  'present.beat-and-pane': '{beat}: {pane}',
  'present.leave': 'Sair',
  'present.previous': 'Voltar',
  'present.next': 'Avançar',
  'present.opening': 'Abrindo a aula …',
  'present.cannot-be-opened': 'Não é possível abrir esta aula',
  'present.your-lectures': 'As suas aulas',
  'present.speaker': 'Visão do apresentador',
  'present.speaker-waits': 'Apresente uma aula em outra janela deste navegador: as notas dela aparecem aqui.',
  'present.then': 'A seguir: {title}',
  'present.is-this-room-ready': 'Esta sala está pronta?',
  'present.beat-of': 'cena {index} de {count}',
  'present.minutes': '{count} min',
  'present.title': 'Aula',
  'present.lane': 'LANE',
  'present.mpoa': 'MPOA',
  'present.blank': 'Tela apagada: pressione B ou . para continuar',
  'present.over': 'além do tempo',
  'laser.translate-client-x-px-client-y-px': 'translate({clientX}px, {clientY}px)',
  'paper-chart.from-to-to-lane-mean': '{from} para {to}: LANE {mean}, MPOA {mean2}',
  'present.joining-an-emulated-lan': 'Entrando em uma LAN emulada',
  'present.four-devices-are-switched-on':
    'Quatro dispositivos são ligados. O ATM não tem difusão (broadcast), portanto ninguém pode simplesmente gritar.',
  'present.first-a-telephone-call-each':
    'Primeiro, uma ligação telefônica: cada cliente de emulação de LAN sinaliza para obter uma VCC (SETUP).',
  'present.it-asks-the-lecs-which': 'Ele pergunta ao LECS a qual LAN emulada pertence (LE_CONFIGURE_REQUEST).',
  'present.it-joins-at-the-les':
    'Ele entra na ELAN junto ao LES e registra seu endereço MAC com seu endereço ATM (LE_JOIN_REQUEST).',
  'present.it-asks-who-has-ff':
    'Ele pergunta quem tem ff:ff:ff:ff:ff:ff: é o BUS, que faz a difusão para todos (LE_ARP_REQUEST).',
  'present.everybody-has-joined-config-direct':
    'Todos entraram: config-direct, control-direct, control-distribute, multicast-send, multicast-forward.',
  'present.ask-first-how-does-a': 'Pergunte antes: como um host em ATM encontra alguém, se nada pode ser difundido?',
  'present.count-the-vccs-while-they':
    'Conte as VCCs à medida que surgem. Cada losango é uma mensagem de controle; cada intervalo pulado é indicado junto ao relógio.',
  'present.the-les-and-the-bus': 'O LES e o BUS ficam no comutador West aqui; eles poderiam estar em qualquer lugar.',
  'present.in-one-emulated-lan-a': 'Em uma LAN emulada: uma VCC direta até o vizinho',
  'present.a-wants-to-send-to':
    'A quer enviar a B. B está em outra sub-rede, portanto A precisa primeiro de seu roteador: ambos estão na ELAN red.',
  'present.a-asks-the-les-who': 'A pergunta ao LES quem tem o endereço MAC do roteador (LE_ARP_REQUEST).',
  'present.the-answer-holds-an-atm':
    'A resposta contém um endereço ATM. A faz uma chamada para ele: uma VCC de data-direct.',
  'present.ready-indication-from-now-on':
    'READY_INDICATION: de agora em diante os quadros vão direto para lá, sem servidor no caminho.',
  'present.two-resolutions-arp-ip-to':
    'Duas resoluções: ARP (de IP para MAC) pelo BUS, depois LE_ARP (de MAC para ATM) pelo LES.',
  'present.until-the-data-direct-vcc': 'Até que a VCC de data-direct esteja estabelecida, os quadros passam pelo BUS.',
  'present.to-another-subnet-through-the': 'Para outra sub-rede: através do roteador',
  'present.the-ping-from-a-to': 'O ping de A para B: sobe até o roteador por uma VCC e desce de novo por outra.',
  'present.the-router-hangs-on-one':
    'O roteador está ligado por um único enlace, portanto todo pacote atravessa esse enlace duas vezes.',
  'present.let-them-predict-which-link': 'Deixe a turma prever: qual enlace transporta o pacote duas vezes?',
  'present.the-router-forwards-about-10':
    'O roteador encaminha cerca de 10 Mb/s; os dois hosts têm linhas de 25,6 Mb/s. Quem é o gargalo?',
  'present.a-flow-is-detected-and': 'Um fluxo é detectado e recebe um atalho',
  'present.a-sends-a-file-the':
    'A envia um arquivo. Os primeiros pacotes passam pelo roteador como antes; o cliente MPOA de A os conta.',
  'present.ten-packets-within-a-second':
    'Dez pacotes dentro de um segundo: MPOA Resolution Request ao servidor MPOA do roteador.',
  'present.the-server-prepares-bs-client':
    'O servidor prepara o cliente de B para o que virá (MPOA Cache Imposition Request).',
  'present.mpoa-resolution-reply-bs-atm':
    'MPOA Resolution Reply: o endereço ATM de B. Agora o próprio A pode chamar B.',
  'present.setup-a-vcc-from-a': 'SETUP: uma VCC de A para B, contornando o roteador.',
  'present.the-threshold-is-mpc-p1':
    'O limiar é MPC-p1 = 10 quadros em MPC-p2 = 1 s. Fluxos curtos nunca pagam por uma chamada.',
  'present.pings-at-five-a-second': 'Pings a cinco por segundo ficam abaixo dele: continuam passando pelo roteador.',
  'present.the-same-file-in-both': 'O mesmo arquivo nas duas redes',
  'present.left-lane-right-mpoa-one': 'À esquerda LANE, à direita MPOA: um só relógio, o mesmo arquivo.',
  'present.left-the-routers-link-is': 'À esquerda, o enlace do roteador está cheio. À direita, está ocioso.',
  'present.read-the-strip-below-from':
    'Leia a faixa abaixo da esquerda para a direita: atraso, enlaces atravessados, goodput (vazão útil).',
  'present.both-runs-stand-at-exactly':
    'As duas execuções ficam exatamente no mesmo instante simulado sempre que você pausa.',
  'present.the-mpoa-server-fails': 'O servidor MPOA falha',
  'present.the-mpoa-server-stops-half':
    'O servidor MPOA para meio segundo antes de o arquivo começar. O próprio roteador continua.',
  'present.a-asks-for-a-shortcut': 'A pede um atalho, e ninguém responde.',
  'present.it-asks-again-after-mpc':
    'Ele pede de novo depois de MPC-p4, em intervalos cada vez maiores. Nada trava: o arquivo continua pelo roteador.',
  'present.nothing-hangs-mpoa-only-ever':
    'Nada trava: o MPOA apenas acrescenta um caminho melhor; o caminho roteado permanece.',
  'present.a-shortcut-that-stands-when':
    'Um atalho que já existe quando o servidor falha sobrevive até o fim do tempo de vida do keep-alive: veja a rede pronta “The MPOA server dies”.',
  'present.what-the-paper-measured': 'O que o artigo mediu',
  'present.on-fast-hosts-over-a':
    'Com hosts rápidos e um roteador rápido, o atalho foi mais lento: o receptor copiava mais. Com um roteador lento, ele dobrou a taxa.',
  'present.ask-before-showing-is-mpoa': 'Pergunte antes de mostrar: o MPOA é sempre mais rápido?',
  'present.the-rings-are-the-papers':
    'Os anéis são do artigo. As barras são deste laboratório, onde ele as calculou; uma distância entre os dois é uma pergunta, não um erro a esconder.',
  'lecture-keys.page-down-space-enter': 'PageDown, →, Espaço, Enter',
  'lecture-keys.next-beat': 'Próxima cena',
  'lecture-keys.page-up': 'PageUp, ←',
  'lecture-keys.beat-before': 'Cena anterior',
  'lecture-keys.to-the-start-of-this': 'Para o início desta cena',
  'lecture-keys.play-or-pause': 'Reproduzir ou pausar',
  'lecture-keys.b-or': 'B ou .',
  'lecture-keys.blank-the-screen-and-pause': 'Apagar a tela e pausar',
  'lecture-keys.laser-pointer': 'Ponteiro laser',
  'lecture-keys.speakers-notes': 'Notas do apresentador',
  'lecture-keys.speakers-view': 'Visão do apresentador em sua própria janela',
  'lecture-keys.live-room': 'Sala ao vivo: iniciar uma ou mostrar sua barra',
  'lecture-keys.full-screen': 'Tela cheia',
  'lecture-keys.leave': 'Sair',
  'lecture-keys.r-or-home': 'R ou Home',
} as const;
