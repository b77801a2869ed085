import type { Applicant } from '@alltalent/shared/contracts';
import { joinClasses, Picture } from '@alltalent/shared/ui';
import { Link } from 'react-router';
import { agoOf } from '../../../domain/days/ago';
import { StageBadge } from '../../../domain/stages/stage-badge';
import { placePath } from '../dashboard-place';
import { useDashboardPlace } from '../use-dashboard-place';
import { t } from '../../../messages';
import { useApplicantActions } from './applicant-actions';
import { ApplicantTick } from './applicant-tick';
import styles from './cards.module.css';
import { Stars } from './stars';

export function ApplicantCards({ applicants }: { readonly applicants: readonly Applicant[] }) {
  const now = new Date();
  return (
    <ul className={styles.cards} aria-label="Applicants">
      {applicants.map((applicant) => (
        <li key={applicant.id}>
          <ApplicantCard applicant={applicant} now={now} />
        </li>
      ))}
    </ul>
  );
}

function ApplicantCard({ applicant, now }: { readonly applicant: Applicant; readonly now: Date }) {
  const { place } = useDashboardPlace();
  const { isSelected } = useApplicantActions();
  const { id, talent, role, match, note, photos, stage, rating, sent_at } = applicant;
  const [photo = { image: talent.image, alt: '' }] = photos;
  return (
    <article className={joinClasses(styles.card, isSelected(id) && styles.picked)} data-applicant={id} aria-labelledby={`applicant-${id}`}>
      <div className={styles.frame}>
        <Picture
          src={photo.image}
          alt={photo.alt}
          width={400}
          height={500}
          sizes="(max-width: 46rem) 45vw, (max-width: 68rem) 30vw, 18rem"
        />
        <StageBadge className={styles.stage} stage={stage} reader="client" isOnPhoto />
        <ApplicantTick className={styles.tick} applicant={applicant} />
      </div>
      <div className={styles.text}>
        <h3 id={`applicant-${id}`}>
          <Link to={placePath({ ...place, application: id })} data-control="name" preventScrollReset>
            {talent.name}
          </Link>
        </h3>
        <p className="muted num">
          {role} · matches {match.met}/{match.of}
          <span className={styles.when}> · {agoOf(sent_at, now)}</span>
        </p>
        {talent.is_for_child === true && <p className="muted">{t('applicants.child')}</p>}
        {note !== '' && <p className={styles.quote}>“{note}”</p>}
        <Stars rating={rating} />
      </div>
    </article>
  );
}
