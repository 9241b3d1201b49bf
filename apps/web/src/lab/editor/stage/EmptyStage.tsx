/** Nothing drawn yet: a ghost of what could be, and two ways to begin. */

import { useMedia } from '../../../base/ui/use-media.ts';
import { deviceOf } from '../../../document/devices/registry.ts';
import { useDocument, useSession } from './context.ts';
import styles from './EmptyStage.module.css';
import { Glyph } from './Glyph.tsx';

export interface Example {
  readonly id: string;
  readonly title: string;
  /** Where it opens. */
  readonly href: string;
}

const restingTools: ReadonlySet<string> = new Set(['select', 'hand']);

export function EmptyStage({ examples }: { readonly examples: readonly Example[] }) {
  const isEmpty = useDocument((state) => state.scenario.model.nodes.length === 0);
  // With a device in hand the whole sheet is for it.
  const isResting = useSession((session) => session.ghost === null && restingTools.has(session.tool));
  // No room for the tools there, and seldom a keyboard.
  const isNarrow = useMedia('(max-width: 767px)');
  if (!isEmpty || !isResting) return null;
  return (
    <div className={styles.empty} data-testid="empty-stage">
      <div className={styles.ghost} aria-hidden="true">
        <Glyph kind="host" className={styles.glyph ?? ''} />
        <span className={styles.pipe} />
        <Glyph kind="switch" className={styles.glyph ?? ''} />
        <span className={styles.pipe} />
        <Glyph kind="host" className={styles.glyph ?? ''} />
      </div>
      <p>
        {isNarrow ? (
          'Add devices in the table'
        ) : (
          <>
            Press <kbd>{deviceOf('switch').letter.toUpperCase()}</kbd> to add a switch
          </>
        )}
        {examples.length === 0 ? '.' : ', or start from an example'}
      </p>
      {examples.length === 0 ? null : (
        <ul className={styles.examples} data-stage-ui>
          {examples.map(({ id, title, href }) => (
            <li key={id}>
              <a href={href} data-testid={`example-${id}`}>
                {title}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
