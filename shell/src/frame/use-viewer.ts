import { type Session, storage, useSession } from '@alltalent/shared/api';

/**
 * Returns the session as the frame shows it. A visitor without a stored session is anonymous from the first paint; only
 * one who was signed in waits for the response.
 */
export function useViewer(): Session {
  const session = useSession();
  if (session.status === 'loading' && storage.get('is_login') !== 'true') return { status: 'anonymous' };
  return session;
}
