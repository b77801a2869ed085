import type { JoinProgress } from '@alltalent/shared/contracts';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { destinationOf } from './join-step';

/** Where a new password is set. */
const PASSWORD_PAGE = '/account#password';

/** The path the login goes on to. Who forgot the password goes on to set a new one. */
export function useDestination(returnTo: string | null, progress: JoinProgress | null) {
  const { pathname, search, hash } = useLocation();
  const [isForgotten, setForgotten] = useState(false);
  const goesTo = isForgotten ? PASSWORD_PAGE : destinationOf(returnTo, progress, pathname + search + hash);
  return { goesTo, setForgotten };
}
