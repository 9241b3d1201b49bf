/** A message of the catalogue with marks in it, such as `<b>East</b>`, as React elements. */
import { Fragment, type ReactNode } from 'react';

interface RichTextProps {
  readonly text: string;
  /** What stands for each mark: given the text between `<name>` and `</name>`. */
  readonly marks: Readonly<Record<string, (inner: string) => ReactNode>>;
}

const MARK = /<(\w+)>([^<]*)<\/\1>/g;

export function RichText({ text, marks }: RichTextProps) {
  const parts: ReactNode[] = [];
  let from = 0;
  for (const found of text.matchAll(MARK)) {
    const [whole, name = '', inner = ''] = found;
    const draw = marks[name];
    if (draw === undefined) throw new Error(`the message “${text}” has a mark <${name}> that this place cannot draw`);
    parts.push(text.slice(from, found.index), draw(inner));
    from = found.index + whole.length;
  }
  parts.push(text.slice(from));
  // The parts of a message keep their order, so their places are their keys.
  return parts.map((part, at) => <Fragment key={at}>{part}</Fragment>);
}
