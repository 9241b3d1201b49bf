/** The link to a scenario on paper: as text where somebody can type it, and as a code for a camera. */
import { say } from '@lanelab/messages/sheets';
import { useEffect, useMemo, useState } from 'react';
import { formatInteger } from '../../base/format/number.ts';
import type { QrCode } from '../../share/dialog/qr.ts';
import styles from './ScenarioSheet.module.css';

/** Nobody types more than this. */
const MOST_TYPED = 120;
/** A code with more modules than this needs more room than a sheet has for it. */
const MOST_MODULES = 125;

/** The encoder comes with the first sheet; null before that, and where the link is too long for a code. */
function useCode(link: string): QrCode | null {
  const [code, setCode] = useState<QrCode | null>(null);
  useEffect(() => {
    let isCurrent = true;
    const draw = async () => {
      const { qrCode } = await import('../../share/dialog/qr.ts');
      const drawn = qrCode(link);
      if (isCurrent) setCode(drawn !== null && drawn.modules <= MOST_MODULES ? drawn : null);
    };
    void draw();
    return () => {
      isCurrent = false;
    };
  }, [link]);
  return code;
}

export function SheetLink({ link }: { readonly link: string }) {
  const code = useCode(link);
  const html = useMemo(() => (code === null ? null : { __html: code.svg }), [code]);
  const length = formatInteger(link.length);
  return (
    <div className={styles.link} data-testid="sheet-link">
      {html === null || code === null ? null : (
        <div
          className={styles.code}
          style={{ width: `${Math.max(28, code.leastMm)}mm` }}
          role="img"
          aria-label={say('scenario.code')}
          dangerouslySetInnerHTML={html}
        />
      )}
      {link.length <= MOST_TYPED ? (
        <p translate="no">{link}</p>
      ) : (
        <p>{say(code === null ? 'scenario.link-no-code' : 'scenario.link-long', { length })}</p>
      )}
    </div>
  );
}
