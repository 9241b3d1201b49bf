/** A drawing in the dialog, as large as there is room. */
import { useMemo } from 'react';
import styles from './PictureDialog.module.css';

interface PreviewProps {
  /** A whole SVG document, escaped by whoever drew it. */
  readonly svg: string;
  readonly label: string;
  readonly testId: string;
}

export function Preview({ svg, label, testId }: PreviewProps) {
  const html = useMemo(() => ({ __html: svg }), [svg]);
  return (
    <div
      className={styles.preview}
      role="group"
      aria-label={label}
      data-testid={testId}
      dangerouslySetInnerHTML={html}
    />
  );
}
