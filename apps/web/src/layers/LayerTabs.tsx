/** Which layer of the network the drawing shows. */
import { LAYERS } from '../network/layer.ts';
import { Choice } from '../ui/Choice.tsx';
import { layerPhrases, layerWords } from '../words/layer-words.ts';
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
