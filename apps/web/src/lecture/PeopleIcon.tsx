/** The sign of a live room: two people. */
import icons from '../base/ui/icons.module.css';

export const PeopleIcon = () => (
  <svg className={icons.icon} viewBox="0 0 16 16" aria-hidden="true" focusable="false">
    <path d="M6 7.5a2.4 2.4 0 1 0 0-4.8 2.4 2.4 0 0 0 0 4.8ZM1.5 13.5c0-2.6 1.8-4 4.5-4s4.5 1.4 4.5 4M10.5 2.9a2.4 2.4 0 0 1 0 4.4M12.2 9.9c1.5.5 2.3 1.8 2.3 3.6" />
  </svg>
);
