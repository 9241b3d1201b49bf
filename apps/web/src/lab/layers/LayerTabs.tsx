/** Which layer of the network the drawing shows. */

import { Choice } from '../../base/ui/Choice.tsx';
import { layerPhrases, layerWords } from '../../base/words/layer-words.ts';
import { LAYERS } from '../../document/topology-view/layer.ts';
import styles from './LayerTabs.module.css';
import { useLayers, useLayersStore } from './state.ts';

export function LayerTabs() {
  const layers = useLayersStore();
  const layer = useLayers((state) => state.layer);
  return (
    <div className={styles.tabs}>
      <Choice
        label={layerPhrases.label}
        isLabelHidden
        options={LAYERS.map((value, index) => ({
          value,
          label: (
            <span>
              <kbd className={styles.key} aria-hidden="true">
                {index + 1}
              </kbd>
              {layerWords[value]}
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
