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

export const LessonPicture = () => (
  <svg className={styles.picture} viewBox="0 0 96 60" aria-hidden="true">
    <circle className={styles.ink} cx="16" cy="14" r="6" fill="none" />
    <circle className={styles.ink} cx="16" cy="46" r="6" fill="none" />
    <path className={styles.ink} d="M13 14l2 2.5 4-5M32 14h54M32 30h40M32 46h54" />
    <circle className={styles.ring} cx="16" cy="30" r="6" />
  </svg>
);

export const PresentPicture = () => (
  <svg className={styles.picture} viewBox="0 0 96 60" aria-hidden="true">
    <rect className={styles.box} x="10" y="5" width="76" height="40" rx="2" />
    <path className={styles.ink} d="M20 15h26M20 36h8M34 36h.1M42 36h.1M48 45v10M38 56h20" />
    <path className={styles.across} d="M20 25h48M61 19l8 6-8 6" />
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
