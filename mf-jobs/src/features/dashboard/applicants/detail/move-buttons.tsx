import { type Applicant, CLIENT_STAGE_LABELS, CLIENT_STAGES } from '@alltalent/shared/contracts';
import { Icon } from '@alltalent/shared/ui';
import { STAGE_ICONS } from '../../../../domain/stages/stage-icons';
import { useApplicantActions } from '../applicant-actions';
import { isMovable } from '../use-selection';
import styles from './detail.module.css';

/** Buttons that move an applicant; each asks for confirmation, because the talent is notified. The current stage is pressed. */
export function MoveButtons({ applicant }: { readonly applicant: Applicant }) {
  const { move } = useApplicantActions();
  if (!isMovable(applicant)) return <p className="muted">This application was taken back. It stays here to be read.</p>;
  return (
    <div className={styles.moves} role="group" aria-label={`Move ${applicant.talent.name} to`}>
      {CLIENT_STAGES.map((stage) => (
        <button key={stage} type="button" aria-pressed={applicant.stage === stage} onClick={() => move([applicant], stage)}>
          <Icon name={STAGE_ICONS[stage]} />
          {CLIENT_STAGE_LABELS[stage]}
        </button>
      ))}
    </div>
  );
}
