import { useHydrated } from '@alltalent/shared/api';
import { closeJoinPanelAtom, joinPanelAtom } from '@alltalent/shared/state';
import { Drawer, ErrorState, Skeleton } from '@alltalent/shared/ui';
import { useAtomValue, useSetAtom } from 'jotai';
import { type ComponentType, use, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { BeaconsContext } from '../../reports/beacons-context';
import styles from './join-panel-host.module.css';
import { PanelBoundary } from './panel-boundary';
import { JOIN_REMOTE, type JoinPanelProps, useJoinPanelModule } from './use-join-panel-module';

/** Drawer of the join panel. Its content is loaded from its remote at the first opening. */
export function JoinPanelHost() {
  const { isOpen, opening, ...options } = useAtomValue(joinPanelAtom);
  const close = useSetAtom(closeJoinPanelAtom);
  const isHydrated = useHydrated();
  return (
    <Drawer isOpen={isOpen && isHydrated} onClose={close} label="Log in or join" hasCloseButton>
      <JoinPanelContent key={opening} {...options} onClose={close} />
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
    return <JoinPanelFailure detail="Check your connection and try again. If it stays away, reload the page." onRetry={remote.retry} />;
  }
  return <ShownJoinPanel JoinPanel={remote.JoinPanel} returnTo={returnTo} isResumed={isResumed} onDone={handleDone} onClose={onClose} />;
}

/** Renders the panel, or its error inside the drawer; the page behind it is not affected. */
function ShownJoinPanel({ JoinPanel, ...props }: JoinPanelProps & { readonly JoinPanel: ComponentType<JoinPanelProps> }) {
  const beacons = use(BeaconsContext);
  const [attempt, setAttempt] = useState(0);
  const failure = <JoinPanelFailure detail="The rest of the site keeps working." onRetry={() => setAttempt(attempt + 1)} />;
  return (
    <PanelBoundary key={attempt} fallback={failure} onFault={(error) => beacons?.renderFailed(JOIN_REMOTE, error)}>
      <JoinPanel {...props} />
      <Shown onShown={() => beacons?.rendered(JOIN_REMOTE)} />
    </PanelBoundary>
  );
}

/** Calls `onShown` once its siblings have rendered without an error. */
function Shown({ onShown }: { readonly onShown: () => void }) {
  useEffect(onShown, [onShown]);
  return null;
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
