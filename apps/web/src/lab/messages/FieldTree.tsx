/** A tree of the message's layers, each with its fields; the octets of the focused field are marked. */
import { say } from '@lanelab/messages/messages';
import { layerName } from '@lanelab/messages/packet';
import { useEffect, useRef, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { Tree, TreeItem, TreeItemContent } from 'react-aria-components/Tree';
import type { PacketLayer } from '../../playback/run/types.ts';
import styles from './FieldTree.module.css';
import { depthOf, type PlacedField } from './octets.ts';

interface FieldTreeProps {
  /** What a screen reader calls the tree. */
  readonly label: string;
  readonly layers: readonly PacketLayer[];
  readonly fields: readonly PlacedField[];
  readonly chosen: number | null;
  /** The marked field: the chosen one, or the one under the pointer here or among the octets. */
  readonly current: number | null;
  readonly onChoose: (index: number | null) => void;
  readonly onHover: (index: number | null) => void;
  /** Whether the quiz hides the field's value, until the reader asks for it. */
  readonly isHidden: (index: number) => boolean;
  readonly onReveal: (index: number) => void;
}

const layerKey = (layer: number) => `layer ${layer}`;

export function FieldTree(props: FieldTreeProps) {
  const { label, layers, fields, chosen, current, onChoose, onHover, isHidden, onReveal } = props;
  const [expanded, setExpanded] = useState<ReadonlySet<string | number>>(
    () => new Set(layers.map((_, layer) => layerKey(layer))),
  );
  const tree = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // By its key: the tree marks it a little later.
    if (chosen !== null) tree.current?.querySelector(`[data-key="${chosen}"]`)?.scrollIntoView({ block: 'nearest' });
  }, [chosen]);
  const byKey = useRef(new Map(fields.map((field) => [String(field.index), field.index])));
  return (
    <Tree
      ref={tree}
      aria-label={label}
      className={styles.tree ?? ''}
      selectionMode="single"
      selectionBehavior="replace"
      selectedKeys={chosen === null ? [] : [String(chosen)]}
      onSelectionChange={(keys) => {
        const [key] = keys === 'all' ? [] : [...keys];
        onChoose(byKey.current.get(String(key)) ?? null);
      }}
      onAction={(key) => {
        const index = byKey.current.get(String(key));
        if (index !== undefined && isHidden(index)) onReveal(index);
      }}
      expandedKeys={expanded}
      onExpandedChange={(keys) => setExpanded(new Set(keys))}
      data-testid="fields"
    >
      {layers.map(({ id }, layer) => (
        <TreeItem
          // oxlint-disable-next-line react/no-array-index-key -- layers have no other name: one may lie in another of its kind
          key={layer}
          id={layerKey(layer)}
          textValue={layerName(id)}
          className={styles.layer ?? ''}
        >
          <TreeItemContent>
            <span className={styles.line}>
              <Button slot="chevron" className={styles.chevron ?? ''}>
                <svg viewBox="0 0 16 16" aria-hidden="true" focusable="false">
                  <path d="M6 3.5 10.5 8 6 12.5" />
                </svg>
              </Button>
              <b>{layerName(id)}</b>
            </span>
          </TreeItemContent>
          {fields
            .filter((field) => field.layer === layer)
            .map(({ index, id: field, name, value, meaning }) => (
              <TreeItem
                key={index}
                id={String(index)}
                textValue={isHidden(index) ? say('quiz.hidden', { field: name }) : `${name} ${value} ${meaning}`}
                className={styles.field ?? ''}
                data-current={index === current || undefined}
                onHoverStart={() => onHover(index)}
                onHoverEnd={() => onHover(null)}
              >
                <TreeItemContent>
                  <span className={styles.pair} data-depth={Math.min(3, depthOf(field))}>
                    <span>{name}</span>
                    {isHidden(index) ? (
                      <Button className={styles.reveal ?? ''} onPress={() => onReveal(index)}>
                        {say('quiz.show')}
                      </Button>
                    ) : (
                      <span>
                        <span className="mono">{value}</span>
                        {meaning === '' ? null : <span className={styles.meaning}> {meaning}</span>}
                      </span>
                    )}
                  </span>
                </TreeItemContent>
              </TreeItem>
            ))}
        </TreeItem>
      ))}
    </Tree>
  );
}
