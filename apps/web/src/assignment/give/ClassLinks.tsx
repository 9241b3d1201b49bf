/** How a class comes in: its code in letters for the whole room, a QR code, the class link; and the private link of the teacher. */

import { showCode } from '@lanelab/lessons/class-code';
import { say } from '@lanelab/messages/assign';
import { onHost } from '../../base/ui/edition.ts';
import { isStorageBlocked } from '../../base/ui/storage.ts';
import { joinAddress, teacherAddress } from '../../share/assignments/links.ts';
import { LinkField } from '../../share/dialog/LinkField.tsx';
import styles from './give.module.css';
import { QrCode } from './QrCode.tsx';

/** An address of the lab, whole, to be pasted anywhere. */
export const onThisHost = (address: string): string => new URL(onHost(address), location.href).href;

/** `lab.example.org/join`, as people type it. */
export function typedAddress(): string {
  const { host, pathname } = new URL(onThisHost('/join'));
  return host + pathname;
}

/** Code, address and QR code, to be projected. */
export function ClassCode({ code }: { readonly code: string }) {
  return (
    <section className={styles.code} aria-label={say('links.code')}>
      <div className={styles.codeWords}>
        <p className={styles.codeLabel}>{say('links.code')}</p>
        <p className={styles.letters} data-testid="class-code">
          {showCode(code)}
        </p>
        <p className={styles.where}>{say('links.where', { address: typedAddress() })}</p>
      </div>
      <QrCode link={onThisHost(joinAddress(code))} label={say('links.qr')} />
    </section>
  );
}

interface ClassLinksProps {
  readonly code: string;
  readonly teacherKey: string;
}

/** The links to be copied. */
export function ClassLinks({ code, teacherKey }: ClassLinksProps) {
  return (
    <div className={styles.links}>
      <section>
        <h3>{say('links.class')}</h3>
        <LinkField label={say('links.class')} link={onThisHost(joinAddress(code))} testId="class-link" />
      </section>
      <section>
        <h3>{say('links.private')}</h3>
        <LinkField
          key={teacherKey}
          label={say('links.private')}
          link={onThisHost(teacherAddress(code, teacherKey))}
          testId="private-link"
        />
        <p className={styles.warning}>{say(isStorageBlocked() ? 'links.private.blocked' : 'links.private.says')}</p>
      </section>
    </div>
  );
}
