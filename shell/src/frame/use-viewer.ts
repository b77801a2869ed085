import { type Session, storage, useSession } from '@alltalent/shared/api';

/**
 * The session as the frame shows it. A visitor without a stored session is anonymous from the first paint on; only
 * somebody who was signed in waits for the answer.
 */
export function useViewer(): Session {
  const session = useSession();
  if (session.status === 'loading' && storage.get('is_login') !== 'true') return { status: 'anonymous' };
  return session;
}
