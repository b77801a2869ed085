import { type ApplicantsResponse, CLIENT_STAGE_LABELS, type JobStage } from '@alltalent/shared/contracts';
import { Link } from 'react-router';
import { placePath } from '../dashboard-place';
import { useDashboardPlace } from '../use-dashboard-place';
import styles from './tools.module.css';

const STAGES = ['sent', 'viewed', 'shortlisted', 'self-tape', 'offer', 'booked', 'not-selected'] as const satisfies readonly JobStage[];

/** How many stand at each stage, and the way to see them alone. */
export function StageFilter({ counts }: { readonly counts: ApplicantsResponse['counts'] }) {
  const { place } = useDashboardPlace();
  const withdrawn: readonly JobStage[] = counts.withdrawn > 0 || place.stage === 'withdrawn' ? ['withdrawn'] : [];
  return (
    <ol className={`num ${styles.stages}`} aria-label="Stages">
      {[null, ...STAGES, ...withdrawn].map((stage) => (
        <li key={stage ?? 'all'}>
          <Link
            to={placePath({ ...place, stage, page: 1, application: null })}
            aria-current={stage === place.stage ? 'true' : undefined}
            preventScrollReset
          >
            <strong>{counts[stage ?? 'all']}</strong> {stage === null ? 'All' : CLIENT_STAGE_LABELS[stage]}
          </Link>
        </li>
      ))}
    </ol>
  );
}
