/** Interface icons of pages and dialogs. Always beside a word or inside a named control. */
import { Icon } from './Icon.tsx';
import styles from './icons.module.css';

export const RunIcon = () => (
  <Icon>
    <path className={styles.solid} d="M4.5 2.5v11l8.5-5.5z" />
  </Icon>
);
export const StopIcon = () => (
  <Icon>
    <path className={styles.solid} d="M4 4h8v8H4z" />
  </Icon>
);
export const ShareIcon = () => (
  <Icon>
    <path d="M8 10V2.5M5 5l3-2.8L11 5M3 8.5V13.5h10V8.5" />
  </Icon>
);
export const BranchIcon = () => (
  <Icon>
    <path d="M4.5 2.5v11M4.5 11c0-4.5 7-2 7-6.5M9.3 6.2l2.2-2.2 2.2 2.2" />
  </Icon>
);
export const DownloadIcon = () => (
  <Icon>
    <path d="M8 2.5v7.5M5 7.3 8 10.2l3-2.9M3 13.5h10" />
  </Icon>
);
export const ResetIcon = () => (
  <Icon>
    <path d="M5.5 3 2.8 5.8 5.5 8.6M3 5.8h6.3a3.6 3.6 0 0 1 0 7.2H6" />
  </Icon>
);
export const CloseIcon = () => (
  <Icon>
    <path d="M3.5 3.5l9 9M12.5 3.5l-9 9" />
  </Icon>
);
export const ForwardIcon = () => (
  <Icon>
    <path d="M6 3.5 10.5 8 6 12.5" />
  </Icon>
);
export const PlusIcon = () => (
  <Icon>
    <path d="M8 3v10M3 8h10" />
  </Icon>
);
export const MinusIcon = () => (
  <Icon>
    <path d="M3 8h10" />
  </Icon>
);
export const FitIcon = () => (
  <Icon>
    <path d="M2.5 6V2.5H6M10 2.5h3.5V6M13.5 10v3.5H10M6 13.5H2.5V10" />
  </Icon>
);
export const CheckIcon = () => (
  <Icon>
    <path d="M3 8.5 6.5 12 13 4.5" />
  </Icon>
);
export const UndoIcon = () => (
  <Icon>
    <path d="M6 3 2.8 6.2 6 9.4M3 6.2h6.6a3.7 3.7 0 0 1 0 7.4H6.5" />
  </Icon>
);
export const RedoIcon = () => (
  <Icon>
    <path d="M10 3l3.2 3.2L10 9.4M13 6.2H6.4a3.7 3.7 0 0 0 0 7.4h3.1" />
  </Icon>
);
export const MenuIcon = () => (
  <Icon>
    <path d="M2.5 4h11M2.5 8h11M2.5 12h11" />
  </Icon>
);
