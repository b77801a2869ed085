import type { Applicant } from '@alltalent/shared/contracts';
import { Picture } from '@alltalent/shared/ui';
import { Link } from 'react-router';
import { agoOf } from '../../../domain/days/ago';
import { StageBadge } from '../../../domain/stages/stage-badge';
import { placePath } from '../dashboard-place';
import { useDashboardPlace } from '../use-dashboard-place';
import { t } from '../../../messages';
import { useApplicantActions } from './applicant-actions';
import { ApplicantTick } from './applicant-tick';
import { Stars } from './stars';
import styles from './table.module.css';
import { isMovable } from './use-selection';

const COLUMNS = ['Name', 'Role', 'Match', 'Stage', 'Rating', 'Applied'] as const;

type ApplicantTableProps = { readonly applicants: readonly Applicant[]; readonly onToggleAll: (applicants: readonly Applicant[]) => void };

export function ApplicantTable({ applicants, onToggleAll }: ApplicantTableProps) {
  const { isSelected } = useApplicantActions();
  const movable = applicants.filter(isMovable);
  const now = new Date();
  return (
    // Wider than a phone: it scrolls, and so it can be reached by keys.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={styles.scroller} tabIndex={0} role="region" aria-label="Applicants as a table">
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">
              <label className={styles.tick}>
                <span className="vh">Select everybody on this page</span>
                <input
                  type="checkbox"
                  checked={movable.length > 0 && movable.every(({ id }) => isSelected(id))}
                  onChange={() => onToggleAll(movable)}
                />
              </label>
            </th>
            {COLUMNS.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {applicants.map((applicant) => (
            <ApplicantRow key={applicant.id} applicant={applicant} now={now} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function ApplicantRow({ applicant, now }: { readonly applicant: Applicant; readonly now: Date }) {
  const { place } = useDashboardPlace();
  const { id, talent, role, match, stage, rating, sent_at } = applicant;
  return (
    <tr data-applicant={id}>
      <td>
        <ApplicantTick className={styles.tick} applicant={applicant} />
      </td>
      <th scope="row">
        <span className={styles.person}>
          <Picture className={styles.face} src={talent.image} alt="" width={80} height={100} sizes="2.75rem" />
          <span>
            <Link to={placePath({ ...place, application: id })} data-control="name" preventScrollReset>
              {talent.name}
            </Link>
            <span className="muted">{talent.location}</span>
            {talent.is_for_child === true && <span className="muted">{t('applicants.child')}</span>}
          </span>
        </span>
      </th>
      <td>{role}</td>
      <td className="num">
        {match.met}/{match.of}
      </td>
      <td>
        <StageBadge stage={stage} reader="client" />
      </td>
      <td>
        <Stars rating={rating} />
      </td>
      <td className="num muted">{agoOf(sent_at, now)}</td>
    </tr>
  );
}
