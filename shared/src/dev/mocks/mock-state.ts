import { isMockPerson, type MockPerson } from './people';

export const FAILURES = ['none', 'offline', 'hangs', '429', '500', '503'] as const;
export type Failure = (typeof FAILURES)[number];

export const DRAWN_BY = ['server', 'browser'] as const;

export type MockState = {
  readonly person: MockPerson;
  readonly latencyMs: number;
  readonly failure: Failure;
  /** Who draws the first page of a document. */
  readonly drawnBy: (typeof DRAWN_BY)[number];
};

export const MOCK_STATE_COOKIE = 'mock_state';
export const FIRST_MOCK_STATE: MockState = { person: 'visitor', latencyMs: 0, failure: 'none', drawnBy: 'server' };

/** Returns a stored state with what an address says: ?as=talent&latency=2000&fail=503&drawn=browser. */
export function withMockParams(params: URLSearchParams, stored: MockState): MockState {
  const person = params.get('as');
  const latency = Number(params.get('latency') ?? Number.NaN);
  return {
    person: isMockPerson(person) ? person : stored.person,
    failure: FAILURES.find((name) => name === params.get('fail')) ?? stored.failure,
    latencyMs: latency >= 0 ? Math.min(latency, 60_000) : stored.latencyMs,
    drawnBy: DRAWN_BY.find((name) => name === params.get('drawn')) ?? stored.drawnBy,
  };
}

/** Returns the state in a stored text; the first one without a text that can be read. */
export function parseMockState(text: string | null): MockState {
  try {
    return { ...FIRST_MOCK_STATE, ...(JSON.parse(text ?? '{}') as Partial<MockState>) };
  } catch {
    return FIRST_MOCK_STATE;
  }
}

/** Returns the state in the cookie of a request. */
export function mockStateOf(cookieHeader = ''): MockState {
  const text = new RegExp(`(?:^|; )${MOCK_STATE_COOKIE}=([^;]*)`, 'u').exec(cookieHeader)?.[1];
  try {
    return parseMockState(text === undefined ? null : decodeURIComponent(text));
  } catch {
    return FIRST_MOCK_STATE;
  }
}
