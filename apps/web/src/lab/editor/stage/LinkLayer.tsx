/** All links, under the devices: pipes with two lanes, drawn where the router laid them. */
import { useScene, useSession } from './context.ts';
import styles from './LinkLayer.module.css';
import { LinkShape } from './LinkShape.tsx';

export function LinkLayer() {
  const lines = useScene((scene) => scene.drawnLines());
  const isDim = useSession((session) => session.pairing !== null);
  return (
    <svg className={`${styles.layer} nopan`} data-dim={isDim || undefined} aria-hidden="true" focusable="false">
      {[...lines.values()].map((line) => (
        <LinkShape key={line.link} line={line} />
      ))}
    </svg>
  );
}
