import { useMayChange } from '@alltalent/shared/api';
import { type Applicant, CLIENT_STAGE_LABELS } from '@alltalent/shared/contracts';
import { ButtonLink, Icon } from '@alltalent/shared/ui';
import { MessageButton } from '@alltalent/shared/ui/message-button';
import { BOOKINGS_PATH, offerToApplicant } from '../../../../domain/offers/offer-paths';
import { HAND_STAGES } from '../../../../domain/stages/hand-stages';
import { STAGE_ICONS } from '../../../../domain/stages/stage-icons';
import { useApplicantActions } from '../applicant-actions';
import { t } from '../../../../messages';
import { isMovable } from '../use-selection';
import styles from './detail.module.css';

/** Buttons that move an applicant; each asks for confirmation, because the talent is notified. The current stage is pressed. */
export function MoveButtons({ applicant }: { readonly applicant: Applicant }) {
  const { move } = useApplicantActions();
  const mayChange = useMayChange();
  if (!isMovable(applicant)) return <p className="muted">This application was taken back. It stays here to be read.</p>;
  if (!mayChange) return <p className="muted">{t('viewer.note')}</p>;
  return (
    <>
      <div className={styles.moves} role="group" aria-label={`Move ${applicant.talent.name} to`}>
        {HAND_STAGES.map((stage) => (
          <button key={stage} type="button" aria-pressed={applicant.stage === stage} onClick={() => move([applicant], stage)}>
            <Icon name={STAGE_ICONS[stage]} />
            {CLIENT_STAGE_LABELS[stage]}
          </button>
        ))}
      </div>
      <Ways applicant={applicant} />
    </>
  );
}

function Ways({ applicant: { id, stage, talent } }: { readonly applicant: Applicant }) {
  return (
    <div className={styles.ways}>
      {stage === 'booked' ? (
        <ButtonLink size="small" to={BOOKINGS_PATH}>
          {t('moves.toBookings')}
        </ButtonLink>
      ) : (
        <ButtonLink size="small" to={offerToApplicant(id)}>
          {stage === 'offer' ? t('moves.toOffer') : t('moves.makeOffer')}
        </ButtonLink>
      )}
      <MessageButton about={{ application: id }} size="small">
        {t('moves.message')}
        <span className="vh"> {talent.name}</span>
      </MessageButton>
    </div>
  );
}
