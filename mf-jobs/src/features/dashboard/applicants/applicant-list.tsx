import type { ApplicantsResponse } from '@alltalent/shared/contracts';
import { EmptyState, TextLink } from '@alltalent/shared/ui';
import { useRef } from 'react';
import { t } from '../../../messages';
import { placePath } from '../dashboard-place';
import { useDashboardPlace } from '../use-dashboard-place';
import { ApplicantCards } from './applicant-cards';
import { ApplicantTable } from './applicant-table';
import styles from './board.module.css';
import { useApplicantView } from './use-applicant-view';
import { useCardKeys } from './use-card-keys';
import type { Selection } from './use-selection';

type ApplicantListProps = { readonly response: ApplicantsResponse; readonly selection: Selection; readonly isOld: boolean };

/** The people of this page, as photos or as a table; both hear the same keys. */
export function ApplicantList({ response, selection, isOld }: ApplicantListProps) {
  const view = useApplicantView();
  const list = useRef<HTMLDivElement>(null);
  useCardKeys(list, response.data);
  if (response.data.length === 0) return <Nobody total={response.counts.all} job={response.job.id} />;
  return (
    <div ref={list} className={isOld ? styles.old : undefined} aria-busy={isOld || undefined}>
      <h2 className="vh">People</h2>
      {view === 'photos' ? (
        <ApplicantCards applicants={response.data} />
      ) : (
        <ApplicantTable applicants={response.data} onToggleAll={selection.toggleAll} />
      )}
    </div>
  );
}

function Nobody({ total, job }: { readonly total: number; readonly job: number }) {
  const { place } = useDashboardPlace();
  if (total === 0 && place.role === null) {
    return (
      <EmptyState
        title="Nobody has applied yet"
        action={
          <TextLink to="/talents" hasArrow>
            Find talent to invite
          </TextLink>
        }
      >
        {t('applicants.none')}
      </EmptyState>
    );
  }
  return (
    <EmptyState title="No applications here" action={<TextLink to={placePath({ tab: 'applicants', job })}>Everybody who applied</TextLink>}>
      No application of this job fits what you chose above.
    </EmptyState>
  );
}
