import type { JobMatch } from '@alltalent/shared/contracts';
import { Icon } from '@alltalent/shared/ui';
import styles from './detail.module.css';

/** How far the talent met the role when applying, and what was missing. */
export function MatchLines({ match: { met, of, missing }, role }: { readonly match: JobMatch; readonly role: string }) {
  return (
    <section>
      <h3 className="num">
        Matches {met}/{of} of {role}
      </h3>
      {missing.length === 0 ? (
        <p className={styles.met}>
          <Icon name="check" />
          Everything you asked for
        </p>
      ) : (
        <ul className={styles.missing} aria-label="What is missing">
          {missing.map((line) => (
            <li key={line}>
              <Icon name="minus" />
              {line}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
