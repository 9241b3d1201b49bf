/** A QR code of a link, large enough for a camera in the room. The encoder comes when a code is first shown. */
import { useEffect, useMemo, useState } from 'react';
import type { QrCode as Code } from '../../share/dialog/qr.ts';
import styles from './give.module.css';

export function QrCode({ link, label }: { readonly link: string; readonly label: string }) {
  const [code, setCode] = useState<Code | null>(null);
  useEffect(() => {
    let isCurrent = true;
    void import('../../share/dialog/qr.ts').then(({ qrCode }) => {
      if (isCurrent) setCode(qrCode(link));
    });
    return () => {
      isCurrent = false;
    };
  }, [link]);
  const html = useMemo(() => ({ __html: code?.svg ?? '' }), [code]);
  return <div className={styles.qr} role="img" aria-label={label} data-testid="qr" dangerouslySetInnerHTML={html} />;
}
