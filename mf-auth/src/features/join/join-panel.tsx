import type { JoinPanelProps } from '@alltalent/shared/federation';
import { useQuery } from '@tanstack/react-query';
import { joinProgressQuery } from './join-progress.query';
import { Resuming } from './resuming';
import { JoinFlow } from './join-flow';
import styles from './panel/panel.module.css';
import { PosterStrip } from './panel/poster-strip';

/**
 * Login and sign-up panel. Each mount starts from the first step, so closing the panel resets it; resumed after a reload or a social
 * sign-in, it goes on where this browser was.
 */
export function JoinPanel({ isResumed, ...props }: JoinPanelProps) {
  const progress = useQuery({ ...joinProgressQuery, enabled: isResumed });
  if (!isResumed || !progress.isPending) return <JoinFlow {...props} progress={isResumed ? (progress.data ?? null) : null} />;
  return (
    <div className={styles.panel}>
      <PosterStrip isReversed={false} />
      <Resuming />
    </div>
  );
}
