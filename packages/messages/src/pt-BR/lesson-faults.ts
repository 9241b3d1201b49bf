/** What is wrong with a lesson, its file or its link. Rules of single values have the sentences of the area `scenario`. */
export default {
  'place.lesson': 'A lição',
  'place.step': 'Passo {number}',
  'place.draw': 'Sorteio {number}',
  'place.field': 'A lição, {field}',
  'place.in-network': '{place}: {subject}',

  'numbered.goals': 'objetivo {number}',
  'numbered.figures': 'figura {number}',
  'numbered.presets': 'rede pronta {number}',
  'numbered.needs': 'lição anterior {number}',
  'numbered.of': 'alternativa {number}',
  'numbered.changes': 'mudança {number}',
  'numbered.draws': 'sorteio {number}',
  'numbered.selects': 'dispositivo contornado {number}',
  'numbered.checks': 'verificação {number}',
  'numbered.traps': 'armadilha {number}',
  'numbered.values': 'valor {number}',
  'numbered.hints': 'dica {number}',
  'numbered.options': 'opção {number}',
  'numbered.items': 'item {number}',
  'numbered.right': 'opção correta {number}',
  'numbered.near': 'resposta conhecida {number}',

  'field.lanelabLesson': 'versão',
  'field.title': 'título',
  'field.question': 'pergunta',
  'field.goals': 'lista de objetivos',
  'field.minutes': 'minutos',
  'field.figures': 'lista de figuras',
  'field.presets': 'lista de redes prontas',
  'field.needs': 'lista de lições anteriores',
  'field.draws': 'lista de sorteios',
  'field.steps': 'lista de passos',
  'field.transfer': 'pergunta no fim',
  'field.id': 'id',
  'field.of': 'alternativas',
  'field.quantity': 'grandeza',
  'field.values': 'valores',
  'field.changes': 'lista de mudanças',
  'field.path': 'caminho',
  'field.value': 'valor',
  'field.text': 'texto',
  'field.scenario': 'rede',
  'field.document': 'documento',
  'field.payload': 'link web',
  'field.kind': 'tipo',
  'field.view': 'vista',
  'field.timePs': 'instante',
  'field.speedPs': 'velocidade',
  'field.layer': 'camada',
  'field.selects': 'dispositivos contornados',
  'field.task': 'tarefa',
  'field.request': 'pedido ao estudante',
  'field.answer': 'resposta',
  'field.options': 'opções',
  'field.items': 'itens',
  'field.right': 'opções corretas',
  'field.near': 'respostas conhecidas',
  'field.unit': 'unidade',
  'field.label': 'rótulo',
  'field.says': 'comentário',
  'field.checks': 'lista de verificações',
  'field.check': 'a própria verificação',
  'field.traps': 'lista de armadilhas',
  'field.when': 'condição',
  'field.name': 'nome',
  'field.hints': 'lista de dicas',
  'field.explanation': 'explicação',
  'field.solution': 'solução',
  'field.en': 'em inglês',
  'field.pt-BR': 'em português',

  'version.missing':
    'Isto não é uma lição: falta a versão. Uma lição é um objeto JSON com "lanelabLesson": {newest, number}; escolha outro arquivo, ou acrescente-a.',
  'version.wrong':
    'A versão da lição é {value}, mas deve ser um número de {oldest, number} a {newest, number}. Corrija lanelabLesson.',
  'version.newer':
    'A lição tem a versão {value}, mais recente que este laboratório, que conhece versões até {newest, number}. Atualize o laboratório para abri-la.',
  'step-id-taken': '{place} é “{id}”, como o id de um passo anterior. Dê a cada passo um nome diferente.',
  'no-earlier-step':
    '{place} continua a partir do passo “{id}”, mas deve ser de {earlier}. Escreva um destes, ou uma rede pronta, um link ou um documento.',
  'no-earlier-step.first':
    '{place} continua a partir do passo “{id}”, mas nenhum passo vem antes. Escreva uma rede pronta, um link ou um documento.',
  'first-step-without-network':
    '{place} está faltando. O primeiro passo não tem um passo anterior a partir do qual continuar: acrescente uma rede pronta, um link ou um documento.',
  'no-such-draw':
    '{place} tem o sorteio “{id}”, mas a lição só tem {known}. Escreva um destes, ou acrescente esse sorteio.',
  'no-such-draw.none':
    '{place} tem o sorteio “{id}”, mas a lição não tem sorteios. Acrescente-o aos sorteios da lição.',
  'no-such-option':
    '{place} tem “{id}”, mas as opções são {known}. Escreva uma destas, ou um valor que um sorteio tenha para elas.',
  'drawn-no-option':
    '{place} resulta em {id} na alternativa {alternative, number} do sorteio “{draw}”, mas as opções são {known}. Dê a essa alternativa uma destas.',
  'drawn-no-number':
    '{place} resulta em {value} na alternativa {alternative, number} do sorteio “{draw}”, o que não é um número. Dê um número a essa alternativa.',
  'drawn-value-missing':
    '{place} cita o valor “{name}”, mas a alternativa {alternative, number} do sorteio “{draw}” não o tem. Acrescente-o a ela.',
  'several-draws':
    '{place} é {texts} e segue os sorteios {draws}, mas só pode seguir um. Ponha os valores em um mesmo sorteio.',
  'order-of-other-items':
    '{place} resulta em {ids}, mas precisa citar cada um dos itens {known} uma vez. Acrescente o que falta, e tire o que não é item.',
  'name-taken': '{place} tem o nome “{name}” mais de uma vez. Dê a cada entrada um nome diferente.',
  'too-deep':
    '{place} tem mais de {levels, number} níveis de objetos e listas, um dentro do outro. Nada que um cenário aceite é tão profundo: escreva com menos níveis.',
  'curve-without-time': '{place} pede uma curva que termina antes de começar. Faça com que toS seja maior que fromS.',
  'broken-text':
    '{place} não pode ser preenchido: {text}. Feche cada chave, ponha um nome entre as chaves e termine cada plural ou escolha com “other”.',
  'unknown-link':
    '{place} tem um link para {target}, que não leva a lugar nenhum. Escreva device:, at:, message:, figure:, pane: ou um endereço com https:.',

  'link.empty': 'Este link está vazio. Peça-o de novo, ou peça a lição como arquivo.',
  'link.too-long':
    'Este link é mais longo que qualquer um que este laboratório crie. Peça-o de novo, ou peça a lição como arquivo.',
  'link.damaged':
    'Este link está danificado: caracteres se perderam ou mudaram quando ele foi copiado. Copie-o de novo por inteiro, ou peça a lição como arquivo.',
  'link.newer': 'Este link foi criado por um laboratório mais recente. Atualize este laboratório para abri-lo.',
  'link.unreadable': 'Este link não contém uma lição que se possa ler. Peça-o de novo, ou peça a lição como arquivo.',
  'link.of-another-document':
    'Este link contém um cenário ou uma aula, e não uma lição. Abra-o como está: o laboratório descobre o que ele contém.',

  'file.of-a-scenario': '{name} é um cenário, e não uma lição. Abra-o no laboratório, e use-o como a rede de um passo.',
  'file.of-a-lecture': '{name} é uma aula, e não uma lição. Abra-a na página das aulas.',
  'file.of-a-result':
    '{name} é o que um estudante fez em uma lição, e não a própria lição. Abra-o na página dos resultados.',
  'file.too-large':
    '{name} tem {size}, mas uma lição tem no máximo {most}. Use redes prontas, ou uma mesma rede em vários passos, em vez de documentos.',
  'file.not-a-lesson':
    '{name} não contém nem uma lição nem um link para uma lição. O arquivo de uma lição começa com uma chave de abertura.',
  'file.broken-json':
    '{name} começa como uma lição, mas está danificado: {problem}. Corrija isso no arquivo, ou peça o arquivo de novo.',
  'file.refused': 'Não é possível abrir {name}. {reason}',
} as const;
