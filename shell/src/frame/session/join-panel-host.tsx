import { useBrowserValue } from '@alltalent/shared/api/browser-value';
import type { JoinPanelProps } from '@alltalent/shared/federation';
import { closeJoinPanelAtom, joinPanelAtom } from '@alltalent/shared/state';
import { Drawer, ErrorState, Skeleton } from '@alltalent/shared/ui';
import { ExposedPart, JOIN_PANEL } from '@alltalent/shared/ui/exposed-part';
import { useAtomValue, useSetAtom } from 'jotai';
import { useNavigate } from 'react-router';
import styles from './join-panel-host.module.css';

const FAILURE_DETAILS = {
  load: 'Check your connection and try again. If it stays away, reload the page.',
  render: 'The rest of the site keeps working.',
} as const;

/** Drawer of the join panel. Its content is loaded from its remote at the first opening. */
export function JoinPanelHost() {
  const { isOpen, opening, ...options } = useAtomValue(joinPanelAtom);
  const close = useSetAtom(closeJoinPanelAtom);
  const isShown = useBrowserValue(() => isOpen, false);
  return (
    <Drawer isOpen={isShown} onClose={close} label="Log in or join" hasCloseButton>
      <JoinPanelContent key={opening} {...options} onClose={close} />
    </Drawer>
  );
}

function JoinPanelContent({ returnTo, isResumed, onClose }: Pick<JoinPanelProps, 'returnTo' | 'isResumed' | 'onClose'>) {
  const navigate = useNavigate();
  const handleDone = (path: string) => {
    onClose();
    void navigate(path);
  };
  return (
    <ExposedPart
      part={JOIN_PANEL}
      props={{ returnTo, isResumed, onDone: handleDone, onClose }}
      loading={<JoinPanelSkeleton />}
      failure={({ reason, retry }) => <JoinPanelFailure detail={FAILURE_DETAILS[reason]} onRetry={retry} />}
    />
  );
}

function JoinPanelFailure({ detail, onRetry }: { readonly detail: string; readonly onRetry: () => void }) {
  return (
    <div className={styles.failed}>
      <ErrorState title="The login did not load" detail={detail} onRetry={onRetry} />
    </div>
  );
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
