import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useEffectEvent } from 'react';
import { Link, Outlet, useLocation, useNavigate } from 'react-router';
import { closeJoinPanelAtom, flashAtom, joinPanelAtom, setFlashAtom } from '../../state';
import { Drawer, Flash } from '../../ui';
import { useHydrated } from '../../api';
import { CallsPanel } from './calls-panel';
import { DrawingFault } from './drawing-fault';
import type { FramedRemote } from './isolated';
import styles from './isolation-frame.module.css';
import { IsolationControls } from './isolation-controls';
import { StateComplaints } from './state-complaints';
import { StatesPanel } from './states-panel';
import { Toasts } from './toasts';
import { showStateInAddress, useMockState } from './use-mock-state';

/** A plain frame in the place of the shell's: where one is, who one is, how the backend behaves. */
export function IsolationFrame({ remote, routes, states, JoinPanel }: FramedRemote) {
  const { pathname } = useLocation();
  useStateInAddress(states);
  return (
    <>
      <header className={styles.bar}>
        <strong className={styles.name}>{remote}</strong>
        <nav className={styles.routes} aria-label="Pages of this remote">
          {routes
            .filter(({ pattern }) => !pattern.includes(':'))
            .map(({ id, pattern }) => (
              <Link key={id} to={pattern} aria-current={pathname === pattern ? 'page' : undefined}>
                {pattern}
              </Link>
            ))}
        </nav>
        <IsolationControls hasJoinPanel={JoinPanel !== undefined} states={states} />
        <Panels states={states} />
      </header>
      <StateComplaints states={states} />
      <DrawingFault />
      <FlashRow />
      <main id="main" className={styles.main}>
        <Outlet />
      </main>
      <JoinPanelDrawer JoinPanel={JoinPanel} />
      <Toasts />
    </>
  );
}

/** Nothing of a server's drawing: which calls it makes is known afterwards. */
function Panels({ states }: Pick<FramedRemote, 'states'>) {
  const isHydrated = useHydrated();
  return (
    isHydrated && (
      <div className={styles.panels}>
        <CallsPanel states={states} />
        <StatesPanel states={states} />
      </div>
    )
  );
}

/** While something is chosen for single calls, the address says it on every page that one comes to. */
function useStateInAddress(states: FramedRemote['states']): void {
  const { key } = useLocation();
  const { calls, named } = useMockState();
  const show = useEffectEvent(() => {
    if (calls !== '' || named !== '') showStateInAddress(states);
  });
  useEffect(() => show(), [key]);
}

function FlashRow() {
  const message = useAtomValue(flashAtom);
  const setFlash = useSetAtom(setFlashAtom);
  return (
    message && (
      <Flash kind={message.kind} onClose={() => setFlash(null)}>
        {message.text}
      </Flash>
    )
  );
}

/** The panel itself where this remote brings it; elsewhere a word that the site would open it now. */
function JoinPanelDrawer({ JoinPanel }: Pick<FramedRemote, 'JoinPanel'>) {
  const { isOpen, opening, returnTo, isResumed } = useAtomValue(joinPanelAtom);
  const close = useSetAtom(closeJoinPanelAtom);
  const navigate = useNavigate();
  const goOn = (path: string) => {
    close();
    void navigate(path);
  };
  return (
    <Drawer isOpen={isOpen} onClose={close} label="Log in or join" hasCloseButton>
      {JoinPanel ? (
        <JoinPanel key={opening} returnTo={returnTo} isResumed={isResumed} onDone={goOn} onClose={close} />
      ) : (
        <p className={styles.absent}>
          On the site the login opens here{returnTo === null ? '' : ` and goes on to ${returnTo}`}. Choose who you are in the bar above.
        </p>
      )}
    </Drawer>
  );
}
