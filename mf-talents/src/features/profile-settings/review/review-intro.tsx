import type { OwnProfile } from '@alltalent/shared/contracts';
import { ButtonLink } from '@alltalent/shared/ui';
import { t } from '../../../messages';
import styles from '../profile-settings.module.css';
import { reviewText, STATE_NAMES } from './review-text';

/** State of the review, with the staff's message. */
export function ReviewIntro({ profile }: { readonly profile: OwnProfile }) {
  const { state, reason, slug } = profile;
  return (
    <header className={styles.intro}>
      <div className={styles.standing}>
        <h1 className={styles.title}>Profile settings</h1>
        <p className={styles.state}>
          <strong className={styles.stateName} data-state={state}>
            {STATE_NAMES[state]}
          </strong>{' '}
          {reviewText(profile)}
        </p>
        {reason !== '' && (
          <blockquote className={styles.reason}>
            <p>{reason}</p>
            <footer>The casting desk</footer>
          </blockquote>
        )}
      </div>
      {slug !== '' && (
        <ButtonLink variant="line" icon="ext" to={`/${slug}`} target="_blank">
          {profile.is_child === true ? t('profileSettings.childSee') : 'See your public profile'}
        </ButtonLink>
      )}
    </header>
  );
}
