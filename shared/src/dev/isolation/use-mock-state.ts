import { useSyncExternalStore } from 'react';
import { type MockState, parseMockState, withStateInQuery } from '../mocks/mock-state';
import { isPageOfState, type NamedState, namedState } from '../mocks/named-states';
import { readMockState, storedMockState, watchMockState, writeMockState } from '../mocks/tab-mock-state';

/** Returns the state of the mocked backend in this tab; the first one where a server draws, and in the first render. */
export function useMockState(): MockState {
  return parseMockState(useSyncExternalStore(watchMockState, storedMockState, () => null));
}

/** Changes the state of this tab, and the address with it. `isReloaded`: the page begins again. */
export function changeMockState(part: Partial<MockState>, states: readonly NamedState[], isReloaded: boolean): void {
  const isOther = part.person !== undefined || part.calls !== undefined;
  writeMockState({ ...readMockState(), ...(isOther ? { named: '' } : {}), ...part });
  if (isReloaded) location.assign(currentAddress(states));
  else showStateInAddress(states);
}

/** Returns the address (path and query) that opens this page in this state. */
export function currentAddress(states: readonly NamedState[]): string {
  const { pathname, search } = location;
  return pathname + withStateInQuery(search, withNameOf(readMockState(), states, pathname, search));
}

/** Writes the state into the address bar. The router hears nothing of it: no page asks for anything again. */
export function showStateInAddress(states: readonly NamedState[]): void {
  history.replaceState(history.state, '', currentAddress(states) + location.hash);
}

/** The name of a state opens its own page, so that it holds for no other. */
function withNameOf(state: MockState, states: readonly NamedState[], pathname: string, query: string): MockState {
  const named = namedState(states, state.named);
  return named && isPageOfState(named, pathname, query) ? state : { ...state, named: '' };
}
