import { beginSession, storage } from '@alltalent/shared/api';
import { redirectPath } from '@alltalent/shared/contracts';
import { useQueryClient } from '@tanstack/react-query';

/** Begins the session of a login and goes to its destination, which is always a path of this site. */
export function useBeginSession(onLoggedIn: (path: string) => void) {
  const queryClient = useQueryClient();
  return async (userId: string, path: string) => {
    await beginSession(queryClient, userId);
    storage.remove('login_open');
    onLoggedIn(redirectPath(path));
  };
}
