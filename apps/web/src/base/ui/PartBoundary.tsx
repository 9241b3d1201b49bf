/** Stands around a part of a page: where its code cannot be fetched, the part says so in its own place and is asked for again; the page stays. */
import { say } from '@lanelab/messages/controls';
import { Component, type ReactNode, useSyncExternalStore } from 'react';
import { Button } from './Button.tsx';
import { fetchAgain, fetchAttempt, isMissingCode, onFetchAgain } from './fetch-again.ts';
import { Notice } from './Notice.tsx';
import styles from './PartBoundary.module.css';

/** Where a part that is missing says so: in its place, over the page where it has none of its own, or nowhere, since another part of the same code says it. */
export type MissingPlace = 'here' | 'over' | 'nowhere';

interface PartBoundaryProps {
  readonly place: MissingPlace;
  /** Closes the part; absent where it cannot be closed. */
  readonly onClose?: (() => void) | undefined;
  readonly children: ReactNode;
}

export function PartBoundary(props: PartBoundaryProps) {
  const attempt = useSyncExternalStore(onFetchAgain, fetchAttempt);
  return <Boundary {...props} attempt={attempt} />;
}

interface BoundaryProps extends PartBoundaryProps {
  /** Another attempt, another try. */
  readonly attempt: number;
}

interface BoundaryState {
  readonly error: unknown;
  readonly attempt: number;
  /** Whether it was missing before, too. */
  readonly isMissingStill: boolean;
}

class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { error: null, attempt: this.props.attempt, isMissingStill: false };

  static getDerivedStateFromError(error: unknown): Partial<BoundaryState> {
    return { error };
  }

  static getDerivedStateFromProps({ attempt }: BoundaryProps, state: BoundaryState): BoundaryState | null {
    if (attempt === state.attempt) return null;
    return { error: null, attempt, isMissingStill: state.error !== null };
  }

  override render(): ReactNode {
    const { place, onClose, children } = this.props;
    const { error, isMissingStill } = this.state;
    if (error === null) return children;
    // A fault of the lab is the page's to report.
    if (!isMissingCode(error)) throw error;
    if (place === 'nowhere') return null;
    return (
      <div className={place === 'over' ? styles.over : styles.here}>
        <Missing isStill={isMissingStill} onClose={onClose} />
      </div>
    );
  }
}

interface MissingProps {
  readonly isStill: boolean;
  readonly onClose: (() => void) | undefined;
}

function Missing({ isStill, onClose }: MissingProps) {
  return (
    <Notice
      kind="error"
      title={say('part.missing')}
      testId="part-missing"
      actions={
        <>
          <Button onPress={fetchAgain} data-testid="part-again">
            {say('part.again')}
          </Button>
          {onClose === undefined ? null : (
            <Button kind="quiet" onPress={onClose}>
              {say('part.close')}
            </Button>
          )}
        </>
      }
    >
      {say('part.why')}
      {isStill ? (
        <>
          {' '}
          <a href={location.href}>{say('part.load-page')}</a>
        </>
      ) : null}
    </Notice>
  );
}
