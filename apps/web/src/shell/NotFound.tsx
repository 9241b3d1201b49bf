import { say } from '@lanelab/messages/shell';
import { Link } from '../base/ui/Link.tsx';
import { RichText } from '../base/ui/RichText.tsx';
import { usePageTitle } from '../base/ui/use-page-title.ts';
import { ReportButton } from '../share/report/ReportButton.tsx';
import styles from './Message.module.css';

export function NotFound({ path }: { readonly path: string }) {
  usePageTitle(say('not-found.no-such-page'));
  return (
    <section className={styles.message} data-testid="not-found">
      <h1>{say('not-found.there-is-no-page-here')}</h1>
      <p>
        <RichText
          text={say('not-found.no-page-has-this-address', { path })}
          marks={{ path: (inner) => <code className={styles.path}>{inner}</code> }}
        />
      </p>
      <p className={styles.ways}>
        <Link to="/papers">{say('not-found.all-experiments')}</Link>
        <Link to="/">{say('not-found.start-page')}</Link>
        <Link to="/help">{say('not-found.help')}</Link>
      </p>
      <ReportButton problem={say('not-found.no-such-page')} />
    </section>
  );
}
