import { say } from '@lanelab/messages/shell';
import { Link } from '../base/ui/Link.tsx';
import { RichText } from '../base/ui/RichText.tsx';
import { usePageTitle } from '../base/ui/use-page-title.ts';
import { ReportButton } from '../playback/report/ReportButton.tsx';
import styles from './Message.module.css';

const doors = [
  { id: 'start-page', to: '/', names: ['home', 'index', 'start'] },
  { id: 'lab', to: '/lab', names: ['lab', 'editor', 'workbench', 'draw', 'new', 'compare'] },
  { id: 'lecture', to: '/?present', names: ['present', 'lecture', 'slides', 'class'] },
  {
    id: 'all-experiments',
    to: '/papers',
    names: ['paper', 'figure', 'experiment', 'curitiba', 'tut', 'detken', 'cluj', 'classic'],
  },
  { id: 'mine', to: '/mine', names: ['mine', 'my', 'scenario', 'shelf', 'stored'] },
  { id: 'ready', to: '/ready', names: ['ready', 'room', 'check'] },
  { id: 'help', to: '/help', names: ['help', 'doc', 'about', 'faq', 'keys'] },
] as const;

/** The page that somebody may have meant: its name begins like the address. */
function nearest(path: string): (typeof doors)[number] | undefined {
  const first =
    path
      .split('/')
      .find((part) => part !== '')
      ?.toLowerCase() ?? '';
  return doors.find(({ names }) => names.some((name) => first.startsWith(name)));
}

export function NotFound({ path }: { readonly path: string }) {
  usePageTitle(say('not-found.no-such-page'));
  const near = nearest(path);
  return (
    <section className={styles.message} data-testid="not-found">
      <h1>{say('not-found.there-is-no-page-here')}</h1>
      <p>
        <RichText
          text={say('not-found.no-page-has-this-address', { path })}
          marks={{ path: (inner) => <code className={styles.path}>{inner}</code> }}
        />
      </p>
      {near === undefined ? null : (
        <p data-testid="not-found-near">
          <RichText
            text={say('not-found.did-you-mean', { page: say(`not-found.${near.id}`) })}
            marks={{ a: (inner) => <Link to={near.to}>{inner}</Link> }}
          />
        </p>
      )}
      <ul className={styles.doors}>
        {doors.map(({ id, to }) => (
          <li key={id}>
            <Link to={to}>{say(`not-found.${id}`)}</Link>
            <span>{say(`not-found.${id}.what`)}</span>
          </li>
        ))}
      </ul>
      <ReportButton problem={say('not-found.no-such-page')} />
    </section>
  );
}
