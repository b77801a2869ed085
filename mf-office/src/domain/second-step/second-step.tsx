import type { OfficeSession } from '@alltalent/shared/contracts';
import { Enrol } from './enrol';
import { Prove } from './prove';

export type SecondStepProps = {
  readonly session: OfficeSession;
  /** Called with the session once the office is open. */
  readonly onOpen: (session: OfficeSession) => void;
  readonly onClose: () => void;
};

/** Sets up a second step for somebody who has none, and asks for it otherwise. */
export function SecondStep({ session, onOpen }: SecondStepProps) {
  return session.step === 'enrol' ? <Enrol onOpen={onOpen} /> : <Prove session={session} onOpen={onOpen} />;
}
