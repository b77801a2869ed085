import { TextLink } from '@alltalent/shared/ui';
import styles from './account.module.css';

export type WayOn = { readonly name: string; readonly text: string; readonly to: string; readonly label: string };

/** What can be done from here, as a list of lines rather than a row of tiles. */
export function WaysOn({ ways, label }: { readonly ways: readonly WayOn[]; readonly label: string }) {
  return (
    <ul className={styles.ways} aria-label={label}>
      {ways.map(({ name, text, to, label: linkLabel }) => (
        <li key={name} className={styles.way}>
          <div>
            <h2>{name}</h2>
            <p className="muted">{text}</p>
          </div>
          <TextLink to={to} hasArrow>
            {linkLabel}
          </TextLink>
        </li>
      ))}
    </ul>
  );
}
