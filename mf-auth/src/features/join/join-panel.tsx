import { useQuery } from '@tanstack/react-query';
import { joinProgressQuery } from './join-progress.query';
import { Resuming } from './resuming';
import { JoinFlow, type JoinFlowProps } from './join-flow';
import styles from './panel/panel.module.css';
import { PosterStrip } from './panel/poster-strip';

export type JoinPanelProps = Omit<JoinFlowProps, 'progress'> & {
  /** The page was reloaded mid-way, or a social sign-in came back: go on with what this browser has under way. */
  readonly isResumed?: boolean;
};

/** Login and sign-up panel. Each mount starts from the first step, so closing the panel resets it. */
export function JoinPanel({ isResumed = false, ...props }: JoinPanelProps) {
  const progress = useQuery({ ...joinProgressQuery, enabled: isResumed });
  if (!isResumed || !progress.isPending) return <JoinFlow {...props} progress={isResumed ? (progress.data ?? null) : null} />;
  return (
    <div className={styles.panel}>
      <PosterStrip isReversed={false} />
      <Resuming />
    </div>
  );
}
