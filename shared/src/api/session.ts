import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { ENDPOINTS } from '../contracts/endpoints';
import { splitRoles } from '../contracts/core/roles';
import type { UserDetails } from '../contracts/auth/users';
import { ApiError } from './api-error';
import { useBrowserValue } from './browser-value';
import { request, setShownAccount } from './http';
import { announceSwitch } from './session-channel';
import { storage } from './storage';

/** First part of the key of every query that holds the user's own data: it goes when the session does. */
export const OWN_DATA = 'own';

/** The signed-in user, or null for a visitor. Asked for once on load, and only when user_id is stored. */
export const sessionQuery = queryOptions({
  queryKey: ['session'],
  staleTime: Infinity,
  gcTime: Infinity,
  retry: false,
  queryFn: async (): Promise<UserDetails | null> => {
    const userId = storage.get('user_id');
    if (!userId || storage.get('is_login') !== 'true') return null;
    try {
      const user = await detailsOf(userId);
      setShownAccount(user.user_id);
      return user;
    } catch (error) {
      if (!isSessionGone(error)) throw error;
      deleteSession();
      return null;
    }
  },
});

/** The account that the session uses. It is not the stored one after another tab switched, or when a right to use it ended. */
async function detailsOf(userId: string): Promise<UserDetails> {
  try {
    return await request(ENDPOINTS.userDetails, { user_id: userId });
  } catch (error) {
    if (!(error instanceof ApiError) || error.problem.status !== 403) throw error;
    const user = await request(ENDPOINTS.userDetails, {});
    rememberSession(user.user_id);
    return user;
  }
}

/**
 * Has the session use another account, by its id (the own id ends that), and loads the page `address` as that account. Other tabs
 * are told to load again.
 */
export async function switchAccount(accountId: string, address: string): Promise<void> {
  await request(ENDPOINTS.switchAccount, { account_id: accountId });
  rememberSession(accountId);
  announceSwitch();
  window.location.assign(address);
}

export type Session =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly retry: () => void }
  | { readonly status: 'anonymous' }
  | { readonly status: 'ready'; readonly user: UserDetails; readonly roles: readonly string[] };

/**
 * Who is here. `loading` only while a stored session is being checked, so a visitor never sees a skeleton. The server draws every
 * page for a visitor, so the first render over its HTML is that of one, too.
 */
export function useSession(): Session {
  const { data, isError, refetch } = useQuery({ ...sessionQuery, retryOnMount: false });
  const isMember = useBrowserValue(() => (data ?? null) !== null || storage.get('is_login') === 'true', false);
  if (data === null || !isMember) return { status: 'anonymous' };
  // Asking again may fail without taking away what is known.
  if (data) return { status: 'ready', user: data, roles: splitRoles(data.role_id) };
  return isError ? { status: 'failed', retry: () => void refetch() } : { status: 'loading' };
}

/** Stores the paint hints of a fresh login; the session itself is in its cookie. */
export function rememberSession(userId: string): void {
  storage.set('user_id', userId);
  storage.set('is_login', 'true');
}

/** Stores the paint hints of a fresh login and fetches the user's details. */
export async function beginSession(queryClient: QueryClient, userId: string): Promise<void> {
  rememberSession(userId);
  await queryClient.resetQueries({ queryKey: sessionQuery.queryKey });
}

const farewells = new Set<() => Promise<unknown>>();

/** Has `finish` run before this page ends the session, and waits for it; returns the function that takes it back. */
export function beforeSessionEnds(finish: () => Promise<unknown>): () => void {
  farewells.add(finish);
  return () => void farewells.delete(finish);
}

/**
 * Ends the session on the server and here; the local part happens even when the server cannot be reached. The server has
 * the browser clear its storage, so what the visitor chose is written again afterwards.
 */
export async function endSession(queryClient: QueryClient): Promise<void> {
  const restoreChoices = storage.rememberChoices();
  await Promise.allSettled([...farewells].map((finish) => finish()));
  try {
    await request(ENDPOINTS.logout, {});
  } finally {
    restoreChoices();
    closeSession(queryClient);
  }
}

/** Makes this page that of a visitor; the server is not asked. */
export function closeSession(queryClient: QueryClient): void {
  deleteSession();
  queryClient.setQueryData(sessionQuery.queryKey, null);
  queryClient.removeQueries({ queryKey: [OWN_DATA] });
}

function deleteSession(): void {
  setShownAccount(null);
  storage.remove('user_id', 'is_login');
}

function isSessionGone(error: unknown): boolean {
  return error instanceof ApiError && (error.problem.status === 401 || error.problem.status === 403);
}
