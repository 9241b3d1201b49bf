/** Lays the reader's own measurements over the figure: chosen, dropped, taken away again. */

import { say } from '@lanelab/messages/figure';
import { type DragEvent, useState } from 'react';
import { Button } from '../../base/ui/Button.tsx';
import { FileButton } from '../../base/ui/FileButton.tsx';
import styles from './OverlayBar.module.css';
import type { OverlayControls } from './overlay.ts';

export function OverlayBar({ overlay }: { readonly overlay: OverlayControls }) {
  const { shown, remarks, lay, remove } = overlay;
  const columns = { x: shown.x.label, y: shown.y.label };
  const [isOver, setIsOver] = useState(false);
  const onDrop = (event: DragEvent) => {
    setIsOver(false);
    const [file] = event.dataTransfer.files;
    if (file === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    void lay(file);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- a place to drop a file; the button does the same
    <div
      className={styles.bar}
      data-over={isOver}
      data-testid="overlay"
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={onDrop}
    >
      <div className={styles.row}>
        <FileButton accept=".csv,.tsv,.txt,text/csv" onChoose={(file) => void lay(file)} testId="overlay-file">
          {shown.overlay === undefined
            ? say('overlay-bar.lay-your-own-values-over')
            : say('overlay-bar.choose-another-file')}
        </FileButton>
        {shown.overlay === undefined ? (
          <span className="muted">
            {shown.series.length > 1 && shown.seriesAxis !== null
              ? say('overlay-bar.file-with-series', { ...columns, series: shown.seriesAxis.label })
              : say('overlay-bar.file', columns)}
          </span>
        ) : (
          <>
            <span data-testid="overlay-name">
              <b>{shown.overlay.name}</b>
              {say('overlay-bar.length-values-drawn-as-crosses', { length: shown.overlay.points.length })}
            </span>
            <Button kind="quiet" onPress={remove} data-testid="overlay-remove">
              {say('overlay-bar.take-away')}
            </Button>
          </>
        )}
      </div>
      {remarks.length === 0 ? null : (
        <ul className={styles.remarks} role="alert" data-testid="overlay-remarks">
          {remarks.map((remark) => (
            <li key={remark}>{remark}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
