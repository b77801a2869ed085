import { type OwnProfile, profileCompleteness } from '@alltalent/shared/contracts';
import { Button } from '@alltalent/shared/ui';
import { CompletenessRing, NextStep } from './completeness';
import { InReview } from './in-review';
import { ObstacleDialog } from './obstacle-dialog';
import styles from './review-bar.module.css';
import { canSubmit, countPhotos, isWaiting } from './review-text';
import { useReview } from './use-review';

/** Stays in sight: how complete the profile is, what comes next, and sending it to staff. */
export function ReviewBar({ profile }: { readonly profile: OwnProfile }) {
  const { percent, steps } = profileCompleteness(profile.content, countPhotos(profile));
  const { obstacles, isBusy, isSubmitted, submit, withdraw, dismiss } = useReview(profile);
  return (
    <div className={styles.bar} role="group" aria-label="Completeness and approval">
      <CompletenessRing percent={percent} />
      {isWaiting(profile) ? <InReview isNew={isSubmitted} /> : <NextStep percent={percent} step={steps[0]} />}
      <div className={styles.actions}>
        {profile.state === 'pending' && (
          <Button variant="line" size="small" isPending={isBusy} onClick={withdraw}>
            Take back
          </Button>
        )}
        {canSubmit(profile) && (
          <Button size="small" isPending={isBusy} onClick={submit}>
            Submit<span className={styles.long}> for approval</span>
          </Button>
        )}
      </div>
      <ObstacleDialog obstacles={obstacles} onClose={dismiss} />
    </div>
  );
}
