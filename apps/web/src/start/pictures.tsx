/** Small drawings beside the doors, in ink and the two traffic hues. */
import styles from './pictures.module.css';

export const FigurePicture = () => (
  <svg className={styles.picture} viewBox="0 0 96 60" aria-hidden="true">
    <path className={styles.curve} d="M10 46C22 30 30 17 46 15.5S74 15 88 15" />
    <path className={styles.curve} d="M10 50c14-6 24-14 38-15.5S74 34 88 34" opacity=".5" />
    <path className={styles.ink} d="M6 54h84" />
    <circle className={styles.ring} cx="46" cy="15" r="4.5" />
  </svg>
);

export const CalculatorPicture = () => (
  <svg className={styles.picture} viewBox="0 0 96 60" aria-hidden="true">
    <path className={styles.fill} d="M8 8h80v8H8zM8 22h76v8H8zM8 36h69v8H8zM8 50h66v8H8z" />
    <path className={styles.lost} d="M84 22h4v8h-4zM77 36h11v8H77zM74 50h14v8H74z" />
  </svg>
);

export const NetworkPicture = () => (
  <svg className={styles.picture} viewBox="0 0 96 60" aria-hidden="true">
    <rect className={styles.box} x="8" y="19" width="24" height="24" rx="2" />
    <path className={styles.ink} d="M13 24l14 14M27 24L13 38" />
    <path className={styles.ink} d="M34 31h28" strokeDasharray="1 5" />
    <rect className={styles.box} x="64" y="19" width="24" height="24" rx="2" />
    <path className={styles.ink} d="M69 24l14 14M83 24L69 38" />
  </svg>
);
