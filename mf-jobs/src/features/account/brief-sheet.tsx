import { ButtonLink, Icon } from '@alltalent/shared/ui';
import { DESKS } from '../../desks';
import { BRIEF_LINES, briefLetter } from './brief';
import styles from './account.module.css';

/** What a call needs, on a sheet, and the letter that carries it to the casting desk. */
export function BriefSheet() {
  return (
    <div className={styles.columns}>
      <section className={styles.sheet} aria-labelledby="brief">
        <h2 id="brief">What to write</h2>
        <dl className={styles.details}>
          {BRIEF_LINES.map(({ name, hint }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd className="muted">{hint}</dd>
            </div>
          ))}
        </dl>
      </section>
      <aside className={styles.side} aria-label="Send it">
        <ButtonLink icon="mail" to={briefLetter()}>
          Write the brief
        </ButtonLink>
        <p className="muted">
          Opens your mail with these lines prepared, addressed to {DESKS.casting}. The casting desk reads every first post before it goes on
          the call sheet and answers within one working day. Posting is free.
        </p>
        <p className={styles.private}>
          <Icon name="shield" />
          <span>Nobody pays to audition. A call that asks for money is not posted.</span>
        </p>
      </aside>
    </div>
  );
}
