// Tables and text of Markdown.

const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('\n', ' ');
const line = (cells: readonly string[]): string => `| ${cells.map(cell).join(' | ')} |`;

export const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');

export const list = (entries: readonly string[]): string => entries.map((entry) => `- ${entry}`).join('\n');
