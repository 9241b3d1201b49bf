/** Icons of the bar over every page. Always beside a word or inside a named control. */
import { Icon } from '../base/ui/Icon.tsx';
import styles from './icons.module.css';

/** The lab's mark: a cell, five octets of header and forty-eight of payload. */
export function CellMark() {
  return (
    <svg className={styles.mark} viewBox="0 0 53 26" aria-hidden="true" focusable="false">
      <rect x="1.5" y="1.5" width="50" height="23" rx="3" />
      <path d="M3 3h9v20H3z" />
    </svg>
  );
}

export const SunIcon = () => (
  <Icon>
    <circle cx="8" cy="8" r="2.8" />
    <path d="M8 1.5v1.7M8 12.8v1.7M1.5 8h1.7M12.8 8h1.7M3.4 3.4l1.2 1.2M11.4 11.4l1.2 1.2M3.4 12.6l1.2-1.2M11.4 4.6l1.2-1.2" />
  </Icon>
);
export const MoonIcon = () => (
  <Icon>
    <path d="M13.2 9.6A5.7 5.7 0 0 1 6.4 2.8a5.7 5.7 0 1 0 6.8 6.8z" />
  </Icon>
);
export const ProjectorIcon = () => (
  <Icon>
    <path d="M1.5 2.5h13M2.5 2.5v7.5h11V2.5M8 10v2M5 14l3-2 3 2" />
  </Icon>
);
