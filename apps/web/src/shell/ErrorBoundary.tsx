/** Replaces a page that fails by what went wrong and a link to go on; the rest of the lab stays usable. */
import { say } from '@lanelab/messages/shell';
import { Component, type ReactNode } from 'react';
import { root } from '../base/ui/edition.ts';
import { isMissingCode } from '../base/ui/fetch-again.ts';
import { ReportButton } from '../playback/report/ReportButton.tsx';
import { reportedSeconds } from '../playback/report/report.ts';
import styles from './Message.module.css';

interface Props {
  /** Another address, another try. */
  readonly address: string;
  readonly children: ReactNode;
}

interface State {
  readonly error: Error | null;
  /** Where the clock of the page was, in seconds; null where none was. */
  readonly seconds: number | null;
  readonly address: string;
}

export class ErrorBoundary extends Component<Props, State> {
  override state: State = { error: null, seconds: null, address: this.props.address };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { error: error instanceof Error ? error : new Error(String(error)), seconds: reportedSeconds() };
  }

  static getDerivedStateFromProps({ address }: Props, state: State): State | null {
    return address === state.address ? null : { error: null, seconds: null, address };
  }

  override render(): ReactNode {
    const { error, seconds } = this.state;
    if (error === null) return this.props.children;
    if (isMissingCode(error)) {
      return (
        <section className={styles.message} role="alert" data-testid="page-offline">
          <h1>{say('error-boundary.this-page-could-not-be')}</h1>
          <p>{say('error-boundary.the-connection-is-gone-or')}</p>
          <p className={styles.ways}>
            <a href={location.href}>{say('error-boundary.load-again')}</a>
          </p>
          <ReportButton problem={error.message} seconds={seconds} />
        </section>
      );
    }
    return (
      <section className={styles.message} role="alert" data-testid="page-error">
        <h1>{say('error-boundary.this-page-stopped-working')}</h1>
        <p>{say('error-boundary.that-is-a-fault-in')}</p>
        <pre className={styles.detail}>{`${location.pathname}${location.search}\n${error.stack ?? error.message}`}</pre>
        <p className={styles.ways}>
          <a href={location.href}>{say('error-boundary.load-again')}</a>
          <a href={root}>{say('error-boundary.start-page')}</a>
        </p>
        <ReportButton problem={error.stack ?? error.message} seconds={seconds} />
      </section>
    );
  }
}
