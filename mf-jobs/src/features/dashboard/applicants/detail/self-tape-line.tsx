import type { Applicant } from '@alltalent/shared/contracts';
import { Icon } from '@alltalent/shared/ui';
import { shortDay } from '../../../../domain/days/ago';
import styles from './detail.module.css';

/** What was asked to be recorded, and the recording once it is there. */
export function SelfTapeLine({ tape }: { readonly tape: Applicant['self_tape'] }) {
  if (tape === null) return null;
  const { instructions, due_on: day, address: url } = tape;
  return (
    <section>
      <h3>Self-tape</h3>
      {instructions !== '' && <p className={styles.text}>{instructions}</p>}
      {url === '' ? (
        <p className="muted num">Not sent yet{day === '' ? '.' : `; asked for until ${shortDay(day)}.`}</p>
      ) : (
        <a className={styles.profile} href={url} target="_blank" rel="noopener noreferrer">
          Watch the self-tape
          <Icon name="ext" />
          <span className="vh">, opens in a new tab</span>
        </a>
      )}
    </section>
  );
}
