import { isMockPerson, type MockPerson } from './people';

export const FAILURES = ['none', 'offline', 'hangs', '429', '500', '503'] as const;
export type Failure = (typeof FAILURES)[number];

export type MockState = {
  readonly person: MockPerson;
  readonly latencyMs: number;
  readonly failure: Failure;
};

const KEY = 'mock-state';
const FIRST: MockState = { person: 'visitor', latencyMs: 0, failure: 'none' };

/** Stored for the life of the tab. */
export function readMockState(): MockState {
  return { ...FIRST, ...(JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as Partial<MockState>) };
}

/** Takes over what the address says at the start: ?as=talent&latency=2000&fail=503. */
export function takeMockParams(): MockState {
  const params = new URLSearchParams(location.search);
  const stored = readMockState();
  const person = params.get('as');
  const latency = Number(params.get('latency') ?? Number.NaN);
  const state = {
    person: isMockPerson(person) ? person : stored.person,
    failure: FAILURES.find((name) => name === params.get('fail')) ?? stored.failure,
    latencyMs: latency >= 0 ? Math.min(latency, 60_000) : stored.latencyMs,
  };
  writeMockState(state);
  return state;
}

export function writeMockState(state: MockState): void {
  sessionStorage.setItem(KEY, JSON.stringify(state));
}
