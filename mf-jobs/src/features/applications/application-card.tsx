import type { OwnApplication } from '@alltalent/shared/contracts';
import { ButtonLink } from '@alltalent/shared/ui';
import { BOOKINGS_PATH, OFFERS_PATH } from '../../domain/offers/offer-paths';
import { t } from '../../messages';
import { StageBadge } from '../../domain/stages/stage-badge';
import { StageTimeline } from '../../domain/stages/stage-timeline';
import css from './applications.module.css';
import { JobLine } from './job-line';
import { SelfTape } from './self-tape';
import { anchorOf } from './shown-applications';
import { Withdraw } from './withdraw';

/** One application: what it is for, where it stands, and what is to be done. */
export function ApplicationCard({ application }: { readonly application: OwnApplication }) {
  const { id, job, role, note, stage, may_withdraw, history, self_tape } = application;
  const titleId = `role-of-${anchorOf(id)}`;
  return (
    <article id={anchorOf(id)} className={css.card} tabIndex={-1} aria-labelledby={titleId}>
      <JobLine job={job} role={role} titleId={titleId}>
        <StageBadge stage={stage} reader="talent" />
      </JobLine>
      <div className={css.body}>
        <div className={css.doing}>
          <NextPage stage={stage} client={job.posted_by} />
          {self_tape && <SelfTape application={application} tape={self_tape} />}
          {note !== '' && (
            <div>
              <h4 className={css.small}>You wrote</h4>
              <p className={css.note}>{note}</p>
            </div>
          )}
          {may_withdraw && <Withdraw application={application} />}
        </div>
        <StageTimeline history={withoutTape(history, self_tape)} reader="talent" label={`Status of ${role}`} />
      </div>
    </article>
  );
}

/** Where an offer is answered, and a booking is read. */
function NextPage({ stage, client }: { readonly stage: OwnApplication['stage']; readonly client: string }) {
  if (stage === 'offer') {
    return (
      <>
        <p>{t('applications.offer', { client })}</p>
        <ButtonLink size="small" to={OFFERS_PATH}>
          {t('applications.toOffers')}
        </ButtonLink>
      </>
    );
  }
  if (stage !== 'booked') return null;
  return (
    <ButtonLink variant="line" size="small" to={BOOKINGS_PATH}>
      {t('applications.toBookings')}
    </ButtonLink>
  );
}

/** What the self-tape's own part says already is not said twice. */
function withoutTape(history: OwnApplication['history'], tape: OwnApplication['self_tape']): OwnApplication['history'] {
  return history.map((entry) => (entry.stage === 'self-tape' && entry.text === tape?.instructions ? { ...entry, text: '' } : entry));
}
