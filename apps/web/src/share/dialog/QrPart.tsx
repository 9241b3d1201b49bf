/** A QR code of the link, for a slide or a handout. */

import { say } from '@lanelab/messages/share';
import { PRESETS } from '@lanelab/papers/presets';
import { useEffect, useMemo, useState } from 'react';
import { formatInteger } from '../../base/format/number.ts';
import { Button } from '../../base/ui/Button.tsx';
import { downloadText } from '../../base/ui/download.ts';
import { DownloadIcon } from '../../base/ui/icons.tsx';
import { Notice } from '../../base/ui/Notice.tsx';
import { slug } from '../drafts/names.ts';
import { storedAddress, wholeLink } from '../links/links.ts';
import { selfContainedAddress } from '../links/self-contained.ts';
import type { PartProps } from './LinksPart.tsx';
import type { QrCode } from './qr.ts';
import styles from './ShareDialog.module.css';
import { SourceChoice, useSource } from './SourceChoice.tsx';

type Drawn = { readonly link: string; readonly code: QrCode | null };

/** From this many modules a projected code asks for steady hands. */
const DENSE_MODULES = 90;

/** The encoder comes when a code is first asked for. */
function useQr(link: string): Drawn | null {
  const [drawn, setDrawn] = useState<Drawn | null>(null);
  useEffect(() => {
    let isCurrent = true;
    const draw = async () => {
      const { qrCode } = await import('./qr.ts');
      if (isCurrent) setDrawn({ link, code: qrCode(link) });
    };
    void draw();
    return () => {
      isCurrent = false;
    };
  }, [link]);
  return drawn?.link === link ? drawn : null;
}

export function QrPart({ scenario, store, options }: PartProps) {
  const source = useSource(store);
  const link = useMemo(
    () =>
      wholeLink(
        source.kind === 'stored' ? storedAddress(source.id, options) : selfContainedAddress(scenario, PRESETS, options),
      ),
    [source.kind, source.id, scenario, options],
  );
  const drawn = useQr(link);
  return (
    <section className={styles.way}>
      <div className={styles.how}>
        <SourceChoice source={source} store={store} />
      </div>
      {drawn === null ? <div className={styles.qr} /> : null}
      {drawn?.code === null ? (
        <Notice kind="note" title={say('qr-part.too-long-for-a-qr')} testId="qr-too-long">
          {say('qr-part.the-link-has-length-characters', { length: formatInteger(link.length) })}
        </Notice>
      ) : null}
      {drawn !== null && drawn.code !== null ? <Code code={drawn.code} name={slug(scenario.view.title)} /> : null}
    </section>
  );
}

function Code({ code, name }: { readonly code: QrCode; readonly name: string }) {
  const html = useMemo(() => ({ __html: code.svg }), [code]);
  const isDense = code.modules > DENSE_MODULES;
  return (
    <div className={styles.code}>
      <div
        className={styles.qr}
        role="img"
        aria-label={say('qr-part.qr-code-of-the-link')}
        data-testid="qr"
        data-modules={code.modules}
        dangerouslySetInnerHTML={html}
      />
      <div className={styles.codeWords}>
        <p>
          {say(isDense ? 'qr-part.dense-size' : 'qr-part.size', {
            modules: formatInteger(code.modules),
            leastMm: code.leastMm,
          })}
        </p>
        {isDense ? <p className="muted">{say('qr-part.a-short-link-makes-a')}</p> : null}
        <p>
          <Button onPress={() => downloadText(`${name}-qr.svg`, code.svg, 'image/svg+xml')} data-testid="save-qr">
            <DownloadIcon />
            {say('qr-part.save-as-svg')}
          </Button>
        </p>
      </div>
    </div>
  );
}
