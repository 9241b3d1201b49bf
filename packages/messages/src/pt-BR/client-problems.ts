/** Problems of LAN emulation clients that a run has left without their ELAN: the reason, and how to fix it. */
export default {
  'down.no-address':
    'O cliente de {device} em {elan} está fora de operação há {since}: ele não tem endereço ATM, pois não há na outra extremidade do seu enlace um comutador que sinalize. Ligue-o a um comutador ATM com sinalização.',
  'down.dead':
    'O cliente de {device} em {elan} está fora de operação há {since}: o seu processo foi morto. Inicie-o de novo no menu do dispositivo (X).',
  'down.joining':
    'O cliente de {device} em {elan} está fora de operação há {since}: ele ainda está na fase {phase}. Abra “O que aconteceu” neste dispositivo: os seus últimos eventos dizem mais.',
  'down.no-lecs':
    'O cliente de {device} em {elan} está fora de operação há {since}: nenhum LECS responde. Veja se um LECS está em execução, se o seu dispositivo está em operação e se um caminho leva até lá.',
  'down.no-lecs.called':
    'O cliente de {device} em {elan} está fora de operação há {since}: nenhum LECS pode ser alcançado, {cause}. Veja se um LECS está em execução, se o seu dispositivo está em operação e se um caminho leva até lá.',
  'down.call-failed.lecs':
    'O cliente de {device} em {elan} está fora de operação há {since}: a chamada para {role} falhou, {cause}. Veja se um LECS está em execução, se o seu dispositivo está em operação e se um caminho leva até lá.',
  'down.call-failed.les':
    'O cliente de {device} em {elan} está fora de operação há {since}: a chamada para {role} falhou, {cause}. Veja se o LES desta LAN emulada está em operação e pode ser alcançado; ele pode ter sido morto.',
  'down.call-failed.bus':
    'O cliente de {device} em {elan} está fora de operação há {since}: a chamada para {role} falhou, {cause}. Veja se o BUS está em operação e não está sobrecarregado.',
  'down.call-failed.client':
    'O cliente de {device} em {elan} está fora de operação há {since}: a chamada para {role} falhou, {cause}. Abra “O que aconteceu” neste dispositivo: os seus últimos eventos dizem mais.',
  'down.lost.lecs':
    'O cliente de {device} em {elan} está fora de operação há {since}: {role} foi encerrada, {cause}. Veja se um LECS está em execução, se o seu dispositivo está em operação e se um caminho leva até lá.',
  'down.lost.les':
    'O cliente de {device} em {elan} está fora de operação há {since}: {role} foi encerrada, {cause}. Veja se o LES desta LAN emulada está em operação e pode ser alcançado; ele pode ter sido morto.',
  'down.lost.bus':
    'O cliente de {device} em {elan} está fora de operação há {since}: {role} foi encerrada, {cause}. Veja se o BUS está em operação e não está sobrecarregado.',
  'down.lost.client':
    'O cliente de {device} em {elan} está fora de operação há {since}: {role} foi encerrada, {cause}. Abra “O que aconteceu” neste dispositivo: os seus últimos eventos dizem mais.',
  'down.no-answer':
    'O cliente de {device} em {elan} está fora de operação há {since}: nenhuma resposta a {request}. Veja se o LES desta LAN emulada está em operação e pode ser alcançado; ele pode ter sido morto.',
  'down.no-address-in-answer':
    'O cliente de {device} em {elan} está fora de operação há {since}: a resposta a {request} não contém endereço ATM. Veja se o LES e o BUS desta LAN emulada estão em operação.',
  'down.refused':
    'O cliente de {device} em {elan} está fora de operação há {since}: {request} foi recusado, {status}. Veja se o LES desta LAN emulada está em operação e pode ser alcançado; ele pode ter sido morto.',
  'down.refused.no-elan':
    'O cliente de {device} em {elan} está fora de operação há {since}: {request} foi recusado, {status}. Execute um LES e um BUS para esta LAN emulada, em um servidor ou em um comutador.',
  'down.refused.name':
    'O cliente de {device} em {elan} está fora de operação há {since}: ele pede a ELAN “{asked}”, e {request} foi recusado, {status}. Faça-o pedir {elan}.',
  'down.refused.full':
    'O cliente de {device} em {elan} está fora de operação há {since}: {request} foi recusado, {status}. Aumente “Máximo de clientes” do LES, ou retire outro cliente.',
  'down.refused.duplicate':
    'O cliente de {device} em {elan} está fora de operação há {since}: {request} foi recusado, {status}. Escolha um endereço MAC que nenhum outro dispositivo tenha.',
  'down.refused.version':
    'O cliente de {device} em {elan} está fora de operação há {since}: {request} foi recusado, {status}. Escolha a mesma versão e o mesmo maior quadro para o cliente e para a LAN emulada.',
  'down.wrong-lan-type':
    'O cliente de {device} em {elan} está fora de operação há {since}: a resposta a {request} indica outro tipo de LAN. Escolha a mesma versão e o mesmo maior quadro para o cliente e para a LAN emulada.',
  'down.wrong-frame-size':
    'O cliente de {device} em {elan} está fora de operação há {since}: a resposta a {request} indica outro tamanho máximo de quadro. Escolha a mesma versão e o mesmo maior quadro para o cliente e para a LAN emulada.',
  'down.bad-lecid':
    'O cliente de {device} em {elan} está fora de operação há {since}: {lecid} não é um LECID. Abra “O que aconteceu” neste dispositivo: os seus últimos eventos dizem mais.',
  'down.no-bus':
    'O cliente de {device} em {elan} está fora de operação há {since}: o BUS não foi conectado dentro de C7. Veja se o BUS está em operação e não está sobrecarregado.',
  'down.no-multicast-forward':
    'O cliente de {device} em {elan} está fora de operação há {since}: a VCC multicast forward não voltou dentro de C33. Veja se o BUS está em operação e não está sobrecarregado.',
} as const;
