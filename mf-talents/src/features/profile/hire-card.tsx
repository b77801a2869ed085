import { useSession } from '@alltalent/shared/api';
import { ROLES, type TalentProfile } from '@alltalent/shared/contracts';
import { useNow } from '@alltalent/shared/state';
import { ButtonLink, Card, Icon } from '@alltalent/shared/ui';
import { t } from '../../messages';
import styles from './hire-card.module.css';
import { availabilityText, rateText } from '../../domain/profile/profile-text';

type HireCardProps = {
  readonly profile: Pick<TalentProfile, 'id' | 'display_name' | 'location' | 'rate' | 'availability' | 'is_own' | 'is_child'>;
};

/** Main action of a profile: for clients an invitation to one of their jobs, for everyone else a post of their own. */
export function HireCard({ profile }: HireCardProps) {
  const { display_name, rate, availability, is_child } = profile;
  const now = useNow();
  return (
    <aside className={styles.side} aria-label={`Work with ${display_name}`}>
      <Card className={styles.card}>
        {(rate ?? availability) !== null && (
          <p className={`${styles.terms} num`}>
            {rate && <strong className={styles.rate}>{rateText(rate)}</strong>}
            {availability && <span>{availabilityText(availability, now)}</span>}
          </p>
        )}
        {is_child === true ? <ForChild name={display_name} /> : <Hiring profile={profile} />}
        <p className={styles.safe}>
          <Icon name="shield" />
          <span>Phone and e-mail are never shown on a profile.</span>
        </p>
      </Card>
    </aside>
  );
}

/** A client answers on the dashboard, where the application is. */
function ForChild({ name }: { readonly name: string }) {
  return (
    <>
      <h2 className={styles.title}>{t('profile.childTitle')}</h2>
      <p className={styles.text}>{t('profile.childText', { name })}</p>
      <ButtonLink variant="line" to="/client/dashboard?tab=applicants" isBlock>
        {t('profile.childApplicants')}
      </ButtonLink>
    </>
  );
}

function Hiring({ profile: { id, is_own, display_name, location } }: HireCardProps) {
  const session = useSession();
  const mayInvite = !is_own && session.status === 'ready' && session.roles.includes(ROLES.client);
  return (
    <>
      <h2 className={styles.title}>Looking for someone like {display_name}?</h2>
      <p className={styles.text}>
        {mayInvite
          ? 'Choose one of your open calls and a role. They read your invitation and answer it here.'
          : `Say what you need and when. Talent in ${location} and beyond can answer you.`}
      </p>
      {mayInvite ? (
        <div className={styles.ways}>
          <ButtonLink to={`/client/dashboard?tab=invites&talent=${id}`} isBlock>
            Invite to a job
          </ButtonLink>
          <ButtonLink variant="line" to={`/offers/new?talent=${id}`} isBlock>
            {t('profile.makeOffer')}
          </ButtonLink>
        </div>
      ) : (
        <ButtonLink to="/post-a-job" isBlock>
          Post a Job
        </ButtonLink>
      )}
    </>
  );
}
