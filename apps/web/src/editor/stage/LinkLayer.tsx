/** All links, under the devices: pipes with two lanes, drawn where the router laid them. */
import { useScene } from './context.ts';
import styles from './LinkLayer.module.css';
import { LinkShape } from './LinkShape.tsx';

export function LinkLayer() {
  const lines = useScene((scene) => scene.lines());
  return (
    <svg className={`${styles.layer} nopan`} aria-hidden="true" focusable="false">
      {[...lines.values()].map((line) => (
        <LinkShape key={line.link} line={line} />
      ))}
    </svg>
  );
}
