/** The choice of the layer that the drawing shows. */
import { say } from '@lanelab/messages/layer-choice';
import { LAYERS } from '@lanelab/scenario';
import { Choice } from '../../base/ui/Choice.tsx';
import styles from './LayerTabs.module.css';
import { useLayers, useLayersStore } from './state.ts';

export function LayerTabs() {
  const layers = useLayersStore();
  const layer = useLayers((state) => state.layer);
  return (
    <div className={styles.tabs} data-room="top">
      <Choice
        label={say('label')}
        isLabelHidden
        options={LAYERS.map((value, index) => ({
          value,
          label: (
            <span>
              <kbd className={styles.key} aria-hidden="true">
                {index + 1}
              </kbd>
              {say(`${value}.name`)}
            </span>
          ),
        }))}
        value={layer}
        onChange={(next) => layers.setState({ layer: next, lit: [], pinned: [] })}
        testId="layers"
      />
    </div>
  );
}
