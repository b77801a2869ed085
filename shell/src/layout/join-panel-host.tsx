import { closeJoinPanelAtom, joinPanelAtom } from '@alltalent/shared/state';
import { Drawer, ErrorState, Skeleton } from '@alltalent/shared/ui';
import { useAtomValue, useSetAtom } from 'jotai';
import { useNavigate } from 'react-router';
import styles from './join-panel-host.module.css';
import { type JoinPanelProps, useJoinPanelModule } from './use-join-panel-module';

/** The drawer of the join panel. What is in it comes from its remote, when it is opened for the first time. */
export function JoinPanelHost() {
  const { isOpen, opening, ...wish } = useAtomValue(joinPanelAtom);
  const close = useSetAtom(closeJoinPanelAtom);
  return (
    <Drawer isOpen={isOpen} onClose={close} label="Log in or join" hasCloseButton>
      <JoinPanelContent key={opening} {...wish} onClose={close} />
    </Drawer>
  );
}

function JoinPanelContent({ returnTo, isResumed, onClose }: Pick<JoinPanelProps, 'returnTo' | 'isResumed' | 'onClose'>) {
  const navigate = useNavigate();
  const remote = useJoinPanelModule();
  const handleDone = (path: string) => {
    onClose();
    void navigate(path);
  };
  if (remote.status === 'loading') return <JoinPanelSkeleton />;
  if (remote.status === 'failed') {
    return (
      <div className={styles.failed}>
        <ErrorState
          title="The login did not load"
          detail="Check your connection and try again. The rest of the site keeps working."
          onRetry={remote.retry}
        />
      </div>
    );
  }
  return <remote.JoinPanel returnTo={returnTo} isResumed={isResumed} onDone={handleDone} onClose={onClose} />;
}

function JoinPanelSkeleton() {
  return (
    <div role="status" aria-busy="true" aria-label="Loading the login">
      <Skeleton shape="block" width="100%" height="8.5rem" />
      <div className={styles.skeleton}>
        <Skeleton width="70%" height="2.25rem" />
        <Skeleton width="100%" height="3rem" />
        <Skeleton shape="card" width="100%" height="3.25rem" />
      </div>
    </div>
  );
}
