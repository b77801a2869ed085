import { useSession } from '@alltalent/shared/api';
import { Button, countdownOf, Icon, Picture, TextLink, useCountdown } from '@alltalent/shared/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import styles from './share-steps.module.css';
import type { ShareFlow } from './use-share-flow';

const RETURN_SECONDS = 3;
const FACES = 3;

type DoneStepProps = { readonly flow: ShareFlow; readonly onBack: () => void };

export function DoneStep({ flow: { profiles, input }, onBack }: DoneStepProps) {
  const isMember = useSession().status === 'ready';
  return (
    <div className={styles.step}>
      <div className={styles.faces} aria-hidden="true">
        {profiles.slice(0, FACES).map(({ id, profile_image: url }) => (
          <Picture key={id} src={url} alt="" width={640} height={800} sizes="160px" />
        ))}
        <span className={styles.tick}>
          <Icon name="check" />
        </span>
      </div>
      <p className="muted">
        {input?.receiver_first_name} gets a mail with a page of {profiles.length === 1 ? 'one face' : `${profiles.length} faces`} to look
        at.{isMember ? '' : ' We mailed you a link to the answers.'}
      </p>
      <div className={styles.go}>
        <Button variant="ink" onClick={onBack}>
          Back to Listing
        </Button>
        {isMember && <TextLink to="/shares">Shared profiles</TextLink>}
        {isMember && <Return onBack={onBack} />}
      </div>
    </div>
  );
}

/** Members go on by themselves. */
function Return({ onBack }: { readonly onBack: () => void }) {
  const [countdown] = useState(() => countdownOf(RETURN_SECONDS));
  const left = useCountdown(countdown);
  const handleEnd = useEffectEvent(onBack);
  useEffect(() => {
    if (left === 0) handleEnd();
  }, [left]);
  return (
    <p className="muted num" role="timer">
      Going back in {left}
    </p>
  );
}
