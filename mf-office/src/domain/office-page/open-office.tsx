import type { OfficeSession } from '@alltalent/shared/contracts';
import { useState } from 'react';
import { SecondStepPage } from '../second-step/second-step-page';
import { ConfirmingOffice } from './confirming-office';
import { NoRight } from './no-right';
import { OfficeFrame } from './office-frame';
import type { OfficePageProps } from './office-page-props';

type OpenOfficeProps = OfficePageProps & { readonly session: OfficeSession };

/** The page once the second step is done; the second step in its place before. A page that was open stays below the question. */
export function OpenOffice({ session, title, right, end, children }: OpenOfficeProps) {
  const isOpen = session.step === 'open';
  const [wasOpen, setWasOpen] = useState(isOpen);
  // The session that the reader left; what it says is out of date.
  const [left, setLeft] = useState<OfficeSession | null>(null);
  if (isOpen && !wasOpen && session !== left) setWasOpen(true);
  if (!wasOpen) return <SecondStepPage session={isOpen ? { ...session, step: 'prove' } : session} />;
  const leave = () => {
    setLeft(session);
    setWasOpen(false);
  };
  const isAllowed = right === undefined || session.rights.includes(right);
  return (
    <ConfirmingOffice session={session} onLeave={leave}>
      <OfficeFrame session={session} title={title} end={isAllowed && end}>
        {isAllowed ? children : <NoRight />}
      </OfficeFrame>
    </ConfirmingOffice>
  );
}
