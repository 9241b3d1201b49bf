/** Files to take along: the scenario itself, and pictures of its network. */
import type { Scenario } from '@lanelab/scenario';
import { useState } from 'react';
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
    const { renderTopology } = await import('@lanelab/charts');
    return renderTopology(scenario, { theme, ...picture });
  };
  const attempt = (work: () => Promise<void>) => {
    setProblem(null);
    work().catch((error: unknown) => setProblem(error instanceof Error ? error.message : String(error)));
  };
  const saveSvg = async () => downloadText(fileName(scenario, 'svg'), await withFont(await drawn()), 'image/svg+xml');
  const savePng = async () => download(fileName(scenario, 'png'), await paintPng(await drawn(), picture, 2));
  return (
    <section className={styles.way}>
      <h3>Scenario</h3>
      <p className="muted">
        Opens in any lanelab: drop it on a page. Holds everything that a link holds, and no size is too large.
      </p>
      <p>
        <Button
          onPress={() => downloadText(fileName(scenario, 'json'), scenarioText(scenario), 'application/json')}
          data-testid="save-scenario"
        >
          <DownloadIcon />
          {fileName(scenario, 'json')}
        </Button>
      </p>
      <h3>Picture of the network</h3>
      <p className={styles.acts}>
        <Button onPress={() => attempt(saveSvg)} data-testid="save-topology-svg">
          <DownloadIcon />
          SVG
        </Button>
        <Button onPress={() => attempt(savePng)} data-testid="save-topology-png">
          <DownloadIcon />
          PNG, 2400 px wide
        </Button>
      </p>
      {problem === null ? null : (
        <Notice kind="error" title="No picture" testId="picture-failed">
          The picture could not be made ({problem}). The SVG needs less of the browser than the PNG.
        </Notice>
      )}
    </section>
  );
}
