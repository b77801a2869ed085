import { MOCK_STATE_COOKIE, type MockState, parseMockState, withMockParams } from './mock-state';

const KEY = 'mock-state';

/** Stored for the life of the tab. */
export function readMockState(): MockState {
  return parseMockState(sessionStorage.getItem(KEY));
}

/** Takes over what the address says at the start. */
export function takeMockParams(): MockState {
  const state = withMockParams(new URLSearchParams(location.search), readMockState());
  writeMockState(state);
  return state;
}

/** Stores the state for this tab and, in a cookie, for the server that draws its next document. */
export function writeMockState(state: MockState): void {
  const text = JSON.stringify(state);
  sessionStorage.setItem(KEY, text);
  document.cookie = `${MOCK_STATE_COOKIE}=${encodeURIComponent(text)}; path=/; samesite=lax`;
}
