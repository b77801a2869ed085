import type { NamedState } from './named-states';
import { MOCK_STATE_COOKIE, type MockState, parseMockState, withMockParams } from './mock-state';

const KEY = 'mock-state';
const listeners = new Set<() => void>();

/** Stored for the life of the tab. */
export function readMockState(): MockState {
  return parseMockState(storedMockState());
}

/** Returns the state of this tab as it is stored; null before the first. */
export function storedMockState(): string | null {
  return sessionStorage.getItem(KEY);
}

/** Takes over what the address says at the start. */
export function takeMockParams(states: readonly NamedState[]): MockState {
  const state = withMockParams(new URLSearchParams(location.search), readMockState(), states);
  writeMockState(state);
  return state;
}

/** Stores the state for this tab and, in a cookie, for the server that draws its next document. */
export function writeMockState(state: MockState): void {
  const text = JSON.stringify(state);
  sessionStorage.setItem(KEY, text);
  document.cookie = `${MOCK_STATE_COOKIE}=${encodeURIComponent(text)}; path=/; samesite=lax`;
  for (const listener of listeners) listener();
}

/** Calls a function after each change of the state; returns what ends that. */
export function watchMockState(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
