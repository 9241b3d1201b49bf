/** The choice of the layer that the drawing shows: all of them side by side, or a menu where the window is small. */
import { say } from '@lanelab/messages/layer-choice';
import { LAYERS, type Layer } from '@lanelab/scenario';
import { Choice } from '../../base/ui/Choice.tsx';
import { Menu } from '../../base/ui/Menu.tsx';
import { useMedia } from '../../base/ui/use-media.ts';
import styles from './LayerTabs.module.css';
import { useLayers, useLayersStore } from './state.ts';

const SMALL = '(max-width: 767px)';

export function LayerTabs() {
  const layers = useLayersStore();
  const layer = useLayers((state) => state.layer);
  const isSmall = useMedia(SMALL);
  const choose = (next: Layer) => layers.setState({ layer: next, lit: [], pinned: [] });
  return (
    <div className={styles.tabs} data-room="top">
      {isSmall ? (
        <Menu
          label={say('label.of-layer', { layer: say(`${layer}.name`) })}
          actions={LAYERS.map((id) => ({ id, label: say(`${id}.title`), run: () => choose(id) }))}
          testId="layer-menu"
        >
          {say(`${layer}.name`)}
          <span aria-hidden="true">▾</span>
        </Menu>
      ) : (
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
          onChange={choose}
          testId="layers"
        />
      )}
    </div>
  );
}
