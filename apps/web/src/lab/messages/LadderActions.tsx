/** Above the ladder: its spacing, its hidden columns, and the button that saves it as a file. */
import { say } from '@lanelab/messages/messages';
import { Button } from '../../base/ui/Button.tsx';
import { Choice } from '../../base/ui/Choice.tsx';
import { downloadText } from '../../base/ui/download.ts';
import { DownloadIcon, MinusIcon, PlusIcon } from '../../base/ui/icons.tsx';
import { useEditor } from '../../document/store/use-editor.ts';
import { useNames } from './context.ts';
import styles from './LadderActions.module.css';
import { toggled } from './ladder.ts';
import { ladderSvg } from './ladder-file.ts';
import type { LadderChoice } from './use-ladder.ts';

/** Width of a column in the file, in heights of its text. */
const FILE_COLUMN = 15;

export function LadderActions({ ladder }: { readonly ladder: LadderChoice }) {
  const { spacing, setSpacing, zoomBy, columns, setColumns, layout } = ladder;
  const nodes = useEditor((state) => state.scenario.model.nodes);
  const save = useSave(ladder);
  const hidden = nodes.filter(({ id }) => columns.hidden.has(id));
  return (
    <div className={styles.actions}>
      {hidden.length === 0 ? null : (
        <span className={styles.hidden} data-testid="ladder-hidden">
          {say('ladder.hidden')}
          {hidden.map(({ id, name }) => (
            <Button
              key={id}
              kind="quiet"
              aria-label={say('ladder.show', { device: name })}
              onPress={() => setColumns({ ...columns, hidden: toggled(columns.hidden, id) })}
            >
              {name}
            </Button>
          ))}
        </span>
      )}
      <Choice
        label={say('ladder.time')}
        isLabelHidden
        options={[
          { value: 'equal', label: say('ladder.equal') },
          { value: 'linear', label: say('ladder.linear') },
        ]}
        value={spacing}
        onChange={setSpacing}
        testId="ladder-spacing"
      />
      <Button kind="quiet" aria-label={say('ladder.closer')} title={say('ladder.closer')} onPress={() => zoomBy(1 / 2)}>
        <MinusIcon />
      </Button>
      <Button kind="quiet" aria-label={say('ladder.wider')} title={say('ladder.wider')} onPress={() => zoomBy(2)}>
        <PlusIcon />
      </Button>
      <Button
        kind="quiet"
        aria-label={say('ladder.export')}
        title={say('ladder.export')}
        isDisabled={layout.arrows.length === 0}
        data-testid="ladder-export"
        onPress={save}
      >
        <DownloadIcon />
      </Button>
    </div>
  );
}

function useSave({ shown, layout, size }: LadderChoice): () => void {
  const title = useEditor((state) => state.scenario.view.title);
  const names = useNames();
  return () => {
    const style = getComputedStyle(document.documentElement);
    const colour = (name: string) => style.getPropertyValue(name).trim();
    const svg = ladderSvg({
      title: title === '' ? say('ladder.label') : title,
      names: shown.map(names.node),
      layout,
      width: FILE_COLUMN * size,
      size,
      colours: {
        ink: colour('--ink'),
        paper: colour('--paper'),
        muted: colour('--muted'),
        rule: colour('--pipe-edge'),
        control: colour('--control'),
        data: colour('--data'),
        lost: colour('--lost'),
      },
    });
    const stem = title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
    downloadText(`ladder-${stem === '' ? 'untitled' : stem}.svg`, svg, 'image/svg+xml');
  };
}
