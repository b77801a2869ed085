import type { ClientOverviewResponse } from '@alltalent/shared/contracts';
import { Picture, TextLink } from '@alltalent/shared/ui';
import { Link } from 'react-router';
import { agoOf } from '../../../domain/days/ago';
import { placePath } from '../dashboard-place';
import styles from './overview.module.css';

type FreshApplicantsProps = { readonly fresh: number; readonly newest: ClientOverviewResponse['newest'] };

/** The newest applications nobody looked at. */
export function FreshApplicants({ fresh, newest }: FreshApplicantsProps) {
  const now = new Date();
  return (
    <section aria-labelledby="fresh">
      <header className={styles.header}>
        <h2 id="fresh">New applicants {fresh > 0 && <span className="num">{fresh}</span>}</h2>
        <TextLink to={placePath({ tab: 'applicants' })} hasArrow>
          All applicants
        </TextLink>
      </header>
      {newest.length === 0 ? (
        <p className="muted">Nobody is waiting to be looked at. New applications to your calls appear here first.</p>
      ) : (
        <ul className={styles.faces}>
          {newest.map(({ id, job_id, job, role, talent, sent_at }) => (
            <li key={id} className={styles.person}>
              <Picture className={styles.photo} src={talent.image} alt="" width={400} height={500} sizes="(max-width: 46rem) 45vw, 12rem" />
              <h3>
                <Link to={placePath({ tab: 'applicants', job: job_id, application: id })}>{talent.name}</Link>
              </h3>
              <p className="muted num">
                {role} · {agoOf(sent_at, now)}
              </p>
              <p className="muted">{job}</p>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
