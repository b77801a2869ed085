import type { ChildListResponse } from '@alltalent/shared/contracts';
import styles from './children.module.css';

/** The whole text, as it is agreed to. */
export function ConsentText({ consent: { version, text } }: Pick<ChildListResponse, 'consent'>) {
  return (
    <section className={styles.consent} aria-label="What you agree to">
      <h3>
        What you agree to <span className="muted num">version {version}</span>
      </h3>
      {text.split(/\n+/u).map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </section>
  );
}
