import { type JoinProgress, redirectPath } from '@alltalent/shared/contracts';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { boundFor } from './join-step';

/** Page on which a new password is set. */
const PASSWORD_PAGE = '/account#password';

/**
 * Destination after a login: the page that asked for it, else the open page; the password page for people who forgot theirs. A new
 * account has its own first pages and keeps only a page that asked for the login.
 */
export function useDestination(returnTo: string | null, progress: JoinProgress | null) {
  const { pathname, search, hash } = useLocation();
  const [isForgotten, setForgotten] = useState(false);
  const wanted = boundFor(returnTo, progress);
  const goesTo = isForgotten ? PASSWORD_PAGE : (wanted ?? redirectPath(pathname + search + hash));
  return { goesTo, wanted, setForgotten };
}
