import type { RevokeShareInput, SentShare } from '@alltalent/shared/contracts';
import { Badge, Button } from '@alltalent/shared/ui';
import { useId, useState } from 'react';
import { sumUp } from '../../domain/feedback/feedback-labels';
import { GivenFeedback } from './given-feedback';
import { countProfiles, sentOn, stateOf, viewsOf } from './share-text';
import css from './shares.module.css';
import { StopShareDialog } from './stop-share-dialog';

type ShareRecordProps = {
  readonly share: SentShare;
  /** What the share is taken back by. */
  readonly by: RevokeShareInput;
  readonly isOpen?: boolean;
};

/** One share as its sender sees it. */
export function ShareRecord({ share, by, isOpen = false }: ShareRecordProps) {
  const title = useId();
  const [isAsking, setIsAsking] = useState(false);
  const { receiver_name: receiver, description, state, profiles, has_passcode } = share;
  return (
    <article className={css.share} aria-labelledby={title}>
      <header className={css.header}>
        <h2 id={title} className={css.receiver}>
          {receiver}
        </h2>
        <Badge kind="soft">{stateOf(share)}</Badge>
        {has_passcode === 1 && <Badge kind="soft">Passcode</Badge>}
      </header>
      <p className={`num ${css.facts}`}>
        {countProfiles(profiles)}, {sentOn(share)}
      </p>
      {description !== '' && <p className={css.text}>“{description}”</p>}
      <p className={`num ${css.sum}`}>
        <strong>{sumUp(profiles) || 'No answer yet'}</strong> <span className="muted">{viewsOf(share)}</span>
      </p>
      <GivenFeedback profiles={profiles} isOpen={isOpen} />
      {state === 'stopped' && (
        <p className="muted" role="status">
          This link is no longer available.
        </p>
      )}
      {state === 'open' && (
        <Button variant="line" size="small" className={css.stop} onClick={() => setIsAsking(true)}>
          Stop the link<span className="vh"> to {receiver}</span>
        </Button>
      )}
      <StopShareDialog receiver={receiver} by={by} isOpen={isAsking} onClose={() => setIsAsking(false)} />
    </article>
  );
}
