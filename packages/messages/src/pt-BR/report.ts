/** The report of a problem. Apart from the words of sharing, since every page can copy one. */
export default {
  copy: 'Copiar um relatório deste problema',
  copied: 'O relatório foi copiado. Não contém nada sobre você.',
  selected: 'Este navegador não deixa a página copiar: o relatório abaixo está selecionado, copie-o com o teclado.',
  label: 'Relatório deste problema',
  link: 'Link: {link}',
  instant: 'Instante: t = {seconds} s',
  'no-instant': 'Instante: nenhuma execução estava aberta',
  engine: 'Motor: {engine}',
  browser: 'Navegador: {browser}',
  problem: 'Problema: {problem}',
} as const;
