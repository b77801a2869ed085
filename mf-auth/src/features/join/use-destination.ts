import { type JoinProgress, redirectPath } from '@alltalent/shared/contracts';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { boundFor } from './join-step';

/** Where a new password is set. */
const PASSWORD_PAGE = '/account#password';

/**
 * Where a login goes on to: what it came in between, else the page that is open; who forgot the password sets a new one.
 * A new account has first pages of its own, so its sign-up is told only what it came in between.
 */
export function useDestination(returnTo: string | null, progress: JoinProgress | null) {
  const { pathname, search, hash } = useLocation();
  const [isForgotten, setForgotten] = useState(false);
  const wanted = boundFor(returnTo, progress);
  const goesTo = isForgotten ? PASSWORD_PAGE : (wanted ?? redirectPath(pathname + search + hash));
  return { goesTo, wanted, setForgotten };
}
