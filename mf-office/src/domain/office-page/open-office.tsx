import type { OfficeSession } from '@alltalent/shared/contracts';
import { useState } from 'react';
import { SecondStepPage } from '../second-step/second-step-page';
import { ConfirmingOffice } from './confirming-office';
import { NoRight } from './no-right';
import { OfficeFrame } from './office-frame';
import type { OfficePageProps } from './office-page';

type OpenOfficeProps = OfficePageProps & { readonly session: OfficeSession };

/** The page once the second step is done; the second step in its place before. A page that was open stays below the question. */
export function OpenOffice({ session, title, right, end, children }: OpenOfficeProps) {
  const isOpen = session.step === 'open';
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);
  if (!isOpen && !wasOpen) return <SecondStepPage session={session} />;
  const isAllowed = right === undefined || session.rights.includes(right);
  return (
    <ConfirmingOffice session={session} onLeave={() => setWasOpen(false)}>
      <OfficeFrame session={session} title={title} end={isAllowed && end}>
        {isAllowed ? children : <NoRight />}
      </OfficeFrame>
    </ConfirmingOffice>
  );
}
