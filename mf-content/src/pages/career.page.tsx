import { ButtonLink, EmptyState } from '@alltalent/shared/ui';
import { DESKS, letterTo } from '../desks';
import styles from '../features/company/company.module.css';
import { VALUES } from '../features/company/values';

const LETTER = `Hello,

What I do well:
Something I made or did that shows it (a link is fine):
Where I live and how I would like to work:
When I could begin:
`;

export function Component() {
  return (
    <div className={`wrap ${styles.page}`}>
      <header className={styles.head}>
        <h1>Work behind the wall</h1>
        <p className="lede">We build the place where people are seen. It takes casting people, writers, engineers and patient listeners.</p>
      </header>
      <div className={styles.columns}>
        <section aria-labelledby="values">
          <h2 id="values" className={styles.sectionTitle}>
            How we work
          </h2>
          <ol className={styles.values}>
            {VALUES.map(({ name, text }) => (
              <li key={name} className={styles.value}>
                <h3>{name}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ol>
        </section>
        <section aria-label="Open roles">
          <EmptyState title="No openings right now">
            When there is one, it stands here with its pay. You need not wait for it to write.
          </EmptyState>
        </section>
      </div>
      <section className={styles.apply} aria-labelledby="apply">
        <h2 id="apply" className={styles.sectionTitle}>
          Write to us anyway
        </h2>
        <p>
          Send a short letter to {DESKS.careers}: what you do well, one thing that shows it, where you live and when you could begin. A CV
          is welcome, a photograph is not; for once, nobody here needs to know what you look like. We keep your letter for as long as you
          like and delete it when you say so.
        </p>
        <ButtonLink variant="ink" icon="mail" to={letterTo(DESKS.careers, 'Working with you', LETTER)}>
          Write the letter
        </ButtonLink>
      </section>
    </div>
  );
}
