/** Icons of the time bar, on a 16-unit grid. Always inside a named control. */
import styles from './time-icons.module.css';

function Icon({ path, isSolid = false }: { readonly path: string; readonly isSolid?: boolean }) {
  return (
    <svg className={isSolid ? styles.solid : styles.line} viewBox="0 0 16 16" aria-hidden="true" focusable="false">
      <path d={path} />
    </svg>
  );
}

export const PlayIcon = () => <Icon isSolid path="M4 2.5v11l9.5-5.5z" />;
export const PauseIcon = () => <Icon isSolid path="M3.5 2.5h3v11h-3zM9.5 2.5h3v11h-3z" />;
export const StepIcon = () => <Icon path="M2.5 5h7v6h-7zM13 3v10" />;
export const StepBackIcon = () => <Icon path="M13.5 5h-7v6h7zM3 3v10" />;
export const NextIcon = () => <Icon path="M3.5 3.5 9.5 8l-6 4.5zM12.5 3v10" />;
export const BackIcon = () => <Icon path="M12.5 3.5 6.5 8l6 4.5zM3.5 3v10" />;
export const RestartIcon = () => <Icon path="M3 3v4h4M3.4 6.6A5 5 0 1 1 3 9" />;
export const EndIcon = () => <Icon path="M3 3.5 8 8l-5 4.5zM8 3.5 13 8l-5 4.5zM13.5 3v10" />;
export const SpeedIcon = () => <Icon path="M2.5 12a5.5 5.5 0 1 1 11 0M8 12l3-4.5" />;
export const SkipIcon = () => <Icon path="M2 10.5c0-4 3-6 6-6s5.5 2 6 5M14.5 5.5v4h-4M2 13.5h3M11 13.5h3" />;
