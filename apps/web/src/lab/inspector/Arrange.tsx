/** Several devices put in line, at even distances, or into a group with a name. */
import { say } from '@lanelab/messages/properties';
import { useState } from 'react';
import { Button } from '../../base/ui/Button.tsx';
import { TextInput } from '../../base/ui/TextInput.tsx';
import { type Alignment, align, distribute } from '../../document/store/edits/arrange.ts';
import { group, renameGroup, ungroup } from '../../document/store/edits/groups.ts';
import type { Edit } from '../../document/store/types.ts';
import { useEditor } from '../../document/store/use-editor.ts';
import styles from './Inspector.module.css';

const alignments: readonly { readonly value: Alignment; readonly label: string; readonly line: string }[] = [
  { value: 'left', label: say('arrange.align-left'), line: 'M2.5 1.5v13M5 4h8M5 9.5h5' },
  { value: 'centre', label: say('arrange.align-centres'), line: 'M8 1.5v13M3.5 4h9M5 9.5h6' },
  { value: 'right', label: say('arrange.align-right'), line: 'M13.5 1.5v13M3 4h8M6 9.5h5' },
  { value: 'top', label: say('arrange.align-top'), line: 'M1.5 2.5h13M4 5v8M9.5 5v5' },
  { value: 'middle', label: say('arrange.align-middles'), line: 'M1.5 8h13M4 3.5v9M9.5 5v6' },
  { value: 'bottom', label: say('arrange.align-bottom'), line: 'M1.5 13.5h13M4 3v8M9.5 6v5' },
];

const distributions = [
  { axis: 'x', label: say('arrange.distribute-across'), line: 'M2 2v12M8 4.5v7M14 2v12' },
  { axis: 'y', label: say('arrange.distribute-down'), line: 'M2 2h12M4.5 8h7M2 14h12' },
] as const;

interface ArrangeProps {
  readonly nodes: ReadonlySet<number>;
  readonly apply: (edit: Edit) => boolean;
}

function Picture({ line }: { readonly line: string }) {
  return (
    <svg viewBox="0 0 16 16" aria-hidden="true" className={styles.picture}>
      <path d={line} />
    </svg>
  );
}

export function Arrange({ nodes, apply }: ArrangeProps) {
  const groups = useEditor((state) => state.scenario.layout.groups);
  const own = groups.filter((candidate) => candidate.nodes.some((id) => nodes.has(id)));
  return (
    <section className={styles.group} aria-label={say('arrange.arrange')}>
      <h3>{say('arrange.arrange')}</h3>
      <div className={styles.actions}>
        {alignments.map(({ value, label, line }) => (
          <Button key={value} aria-label={label} title={label} onPress={() => apply(align(nodes, value))}>
            <Picture line={line} />
          </Button>
        ))}
        {distributions.map(({ axis, label, line }) => (
          <Button
            key={axis}
            aria-label={label}
            title={label}
            isDisabled={nodes.size < 3}
            onPress={() => apply(distribute(nodes, axis))}
          >
            <Picture line={line} />
          </Button>
        ))}
      </div>
      <div className={styles.actions}>
        <Button onPress={() => apply(group(nodes))} data-testid="group">
          {say('arrange.group')}
        </Button>
        {own.map(({ id, name }) => (
          <Button key={id} onPress={() => apply(ungroup(id))}>
            {say('arrange.dissolve-name', { name })}
          </Button>
        ))}
      </div>
      {own.map(({ id, name }) => (
        <GroupName key={id} name={name} onRename={(next) => apply(renameGroup(id, next))} />
      ))}
    </section>
  );
}

interface GroupNameProps {
  readonly name: string;
  readonly onRename: (name: string) => void;
}

/** Name field of a group: Enter and leaving it apply the new name; Escape restores the old one. */
function GroupName({ name, onRename }: GroupNameProps) {
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <TextInput
      label={say('arrange.name-of-the-group')}
      value={typed ?? name}
      isText
      onChange={setTyped}
      onCommit={() => {
        if (typed !== null) onRename(typed);
        setTyped(null);
      }}
      onCancel={() => {
        setTyped(null);
        return typed !== null;
      }}
      testId="group-name"
    />
  );
}
