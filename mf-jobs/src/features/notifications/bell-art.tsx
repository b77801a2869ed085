import { LineArt } from '@alltalent/shared/ui';
import css from './notifications.module.css';

/** A bell in the light, and nobody ringing. */
export function BellArt() {
  return (
    <LineArt className={css.bell} viewBox="0 0 200 150">
      <path data-part="beam" d="M100 8 172 126H28Z" />
      <ellipse data-part="floor" cx="100" cy="126" rx="72" ry="15" />
      <path d="M76 108h48l-7-11V82a17 17 0 0 0-34 0v15ZM92 115h16" />
      <path data-part="lamp" d="M86 14h28l6-10H80Z" />
    </LineArt>
  );
}
