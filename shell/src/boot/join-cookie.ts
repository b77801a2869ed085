import { rememberSession } from '@alltalent/shared/api';
import { openJoinPanelAtom, setFlashAtom } from '@alltalent/shared/state';
import type { createStore } from 'jotai';
import { consumeJsonCookie } from '../frame/json-cookie';

const LONGEST_ID = 40;

type Outcome = { readonly state: 'logged_in'; readonly userId: string } | { readonly state: 'resume' };

/**
 * Applies the outcome of a social sign-in that the server left in a cookie. Read before the first paint, so that JOIN NOW
 * never flashes.
 */
export function consumeJoinCookie(store: ReturnType<typeof createStore>): void {
  const outcome = asOutcome(consumeJsonCookie('join'));
  if (outcome?.state === 'logged_in') {
    rememberSession(outcome.userId);
    store.set(setFlashAtom, { kind: 'ok', text: 'You are logged in.' });
  }
  if (outcome?.state === 'resume') store.set(openJoinPanelAtom, null, true);
}

function asOutcome(value: unknown): Outcome | null {
  if (typeof value !== 'object' || value === null || !('state' in value)) return null;
  if (value.state === 'resume') return { state: 'resume' };
  if (value.state !== 'logged_in' || !('user_id' in value) || typeof value.user_id !== 'string') return null;
  const isId = value.user_id !== '' && value.user_id.length <= LONGEST_ID;
  return isId ? { state: 'logged_in', userId: value.user_id } : null;
}
