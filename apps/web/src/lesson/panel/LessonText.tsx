/** A text of a lesson: Markdown, filled from the run, with live links to what the lab shows. Raw HTML stays text. */
import { type FilledValues, filled, type LiveLink, type LocalText, liveLink, textIn } from '@lanelab/lessons';
import type { ReactNode } from 'react';
import Markdown, { type Components } from 'react-markdown';
import { Link } from '../../base/ui/Link.tsx';
import { addressOfId } from '../../papers/collection/find.ts';
import { lessonLanguage } from '../../papers/collection/lesson-language.ts';
import styles from './LessonText.module.css';
import { useLinkTargets } from './link-targets.ts';

interface LessonTextProps {
  readonly text: LocalText;
  readonly values?: FilledValues;
  /** One line among others: no paragraph of its own. */
  readonly isInline?: boolean;
}

/** Pictures are left out: a lesson shows what the lab shows, and loads nothing from elsewhere. */
const LEFT_OUT = ['img', 'table', 'h1'];

const components: Components = {
  a: ({ href = '', children }) => <LiveText target={href}>{children}</LiveText>,
};
const inline: Components = { ...components, p: ({ children }) => children };

export function LessonText({ text, values = {}, isInline = false }: LessonTextProps) {
  const markdown = filled(textIn(lessonLanguage, text), values, lessonLanguage);
  const body = (
    <Markdown
      components={isInline ? inline : components}
      disallowedElements={LEFT_OUT}
      unwrapDisallowed
      urlTransform={(url) => (liveLink(url) === null ? '' : url)}
    >
      {markdown}
    </Markdown>
  );
  return isInline ? (
    <span data-authored>{body}</span>
  ) : (
    <div className={styles.text} data-authored>
      {body}
    </div>
  );
}

function LiveText({ target, children }: { readonly target: string; readonly children: ReactNode }) {
  const link = liveLink(target);
  if (link === null) return children;
  if (link.kind === 'page')
    return (
      <a href={link.address} target="_blank" rel="noreferrer">
        {children}
      </a>
    );
  if (link.kind === 'figure') return <Link to={addressOfId(link.id)}>{children}</Link>;
  return <LabLink link={link}>{children}</LabLink>;
}

type LabTarget = Exclude<LiveLink, { kind: 'page' | 'figure' }>;

/** Shows a device, an instant, a message or a pane of the workbench beside the text. */
function LabLink({ link, children }: { readonly link: LabTarget; readonly children: ReactNode }) {
  const open = useLinkTargets();
  if (open === null) return <span className={styles.link}>{children}</span>;
  return (
    <button type="button" className={styles.link} onClick={() => open(link)}>
      {children}
    </button>
  );
}
