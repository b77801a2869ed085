import type { ApplicantsResponse } from '@alltalent/shared/contracts';
import { Icon } from '@alltalent/shared/ui';
import { Link } from 'react-router';
import { placePath } from '../../dashboard-place';
import { useDashboardPlace } from '../../use-dashboard-place';
import styles from './detail.module.css';

type NextPeopleProps = { readonly current: number; readonly board: ApplicantsResponse };

/** From one application to the next on the board, without closing the drawer in between. */
export function NextPeople({ current, board: { data } }: NextPeopleProps) {
  const { place } = useDashboardPlace();
  const at = data.findIndex(({ id }) => id === current);
  if (at === -1) return null;
  const steps = [
    { applicant: data[at - 1], icon: 'prev', name: 'Previous' },
    { applicant: data[at + 1], icon: 'next', name: 'Next' },
  ] as const;
  return (
    <nav className={styles.steps} aria-label="Other applicants">
      {steps.map(
        ({ applicant, icon, name }) =>
          applicant && (
            <Link key={name} to={placePath({ ...place, application: applicant.id })} replace preventScrollReset>
              <Icon name={icon} />
              {name}: {applicant.talent.name}
            </Link>
          ),
      )}
    </nav>
  );
}
