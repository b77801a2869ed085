import type { OfficeSession } from '@alltalent/shared/contracts';
import { Dialog } from '@alltalent/shared/ui';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useCallback, useState } from 'react';
import { t } from '../../messages';
import { storeOfficeSession } from '../office-session/office-session.query';
import { SecondStep } from '../second-step/lazy-second-step';
import { ConfirmingContext } from './confirming';

type Waiting = readonly ((isDone: boolean) => void)[];

type ConfirmingOfficeProps = {
  readonly session: OfficeSession;
  /** Shows the second step in the place of the page: the office was closed, or the reader refused the step. */
  readonly onLeave: () => void;
  readonly children: ReactNode;
};

/** Asks for the second step over the page: for calls that need it again, and when the office closed while the page was open. */
export function ConfirmingOffice({ session, onLeave, children }: ConfirmingOfficeProps) {
  const queryClient = useQueryClient();
  const [waiting, setWaiting] = useState<Waiting>([]);
  const isClosed = session.step !== 'open';
  const settle = (isDone: boolean) => {
    for (const resolve of waiting) resolve(isDone);
    setWaiting([]);
  };
  const handleClose = () => {
    settle(false);
    if (isClosed) onLeave();
  };
  const handleOpen = (opened: OfficeSession) => {
    storeOfficeSession(queryClient, opened);
    settle(true);
  };
  const ask = useCallback(() => new Promise<boolean>((resolve) => setWaiting((others) => [...others, resolve])), []);
  const isAsking = waiting.length > 0 || isClosed;
  return (
    <ConfirmingContext value={{ session, ask, leave: onLeave }}>
      {children}
      <Dialog isOpen={isAsking} onClose={handleClose} title={t('secondStep.confirmTitle')}>
        <p className="muted">{isClosed ? t('secondStep.closedMeanwhile') : t('secondStep.confirmText')}</p>
        <SecondStep session={isClosed ? session : { ...session, step: 'prove' }} onOpen={handleOpen} onClose={handleClose} />
      </Dialog>
    </ConfirmingContext>
  );
}
