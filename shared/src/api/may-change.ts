import { type Session, useSession } from './session';

/** Whether the person may change something in the account in use: a viewer in a team only reads. */
export function mayChange(session: Session): boolean {
  return session.status !== 'ready' || session.user.acting?.standing !== 'viewer';
}

/** `mayChange` of the session of this page. */
export function useMayChange(): boolean {
  return mayChange(useSession());
}
