/** Files to take along: the scenario itself, and pictures of its network. */

import { say } from '@lanelab/messages/share';
import type { Scenario } from '@lanelab/scenario';
import { useState } from 'react';
import { reasonOf } from '../../base/format/reason.ts';
import { Button } from '../../base/ui/Button.tsx';
import { download, downloadText, paintPng, withFont } from '../../base/ui/download.ts';
import { DownloadIcon } from '../../base/ui/icons.tsx';
import { Notice } from '../../base/ui/Notice.tsx';
import { useTheme } from '../../base/ui/theme.ts';
import { fileName, scenarioText } from '../drafts/names.ts';
import styles from './ShareDialog.module.css';

const picture = { width: 1200, height: 675 };

export function FilePart({ scenario }: { readonly scenario: Scenario }) {
  const theme = useTheme();
  const [problem, setProblem] = useState<string | null>(null);
  const drawn = async () => {
    const { networkPicture } = await import('./network-picture.ts');
    return networkPicture(scenario, { theme, ...picture });
  };
  const attempt = (work: () => Promise<void>) => {
    setProblem(null);
    work().catch((error: unknown) => setProblem(reasonOf(error)));
  };
  const saveSvg = async () => downloadText(fileName(scenario, 'svg'), await withFont(await drawn()), 'image/svg+xml');
  const savePng = async () => download(fileName(scenario, 'png'), await paintPng(await drawn(), picture, 2));
  return (
    <section className={styles.way}>
      <h3>{say('file-part.scenario')}</h3>
      <p className="muted">{say('file-part.opens-in-any-lanelab-drop')}</p>
      <p>
        <Button
          onPress={() => downloadText(fileName(scenario, 'json'), scenarioText(scenario), 'application/json')}
          data-testid="save-scenario"
        >
          <DownloadIcon />
          {fileName(scenario, 'json')}
        </Button>
      </p>
      <h3>{say('file-part.picture-of-the-network')}</h3>
      <p className={styles.actions}>
        <Button onPress={() => attempt(saveSvg)} data-testid="save-topology-svg">
          <DownloadIcon />
          {say('file-part.svg')}
        </Button>
        <Button onPress={() => attempt(savePng)} data-testid="save-topology-png">
          <DownloadIcon />
          {say('file-part.png-2400-px-wide')}
        </Button>
      </p>
      {problem === null ? null : (
        <Notice kind="error" title={say('file-part.no-picture')} testId="picture-failed">
          {say('file-part.the-picture-could-not-be', { problem })}
        </Notice>
      )}
    </section>
  );
}
