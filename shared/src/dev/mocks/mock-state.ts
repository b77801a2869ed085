import { type NamedState, namedState } from './named-states';
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
  /** Calls for which something else holds, and what, as the address says it: `talentListing:empty,toggleFavourite:429`. */
  readonly calls: string;
  /** Name of the named state that was opened, until something in it is changed; '' for none. */
  readonly named: string;
};

export const MOCK_STATE_COOKIE = 'mock_state';
export const FIRST_MOCK_STATE: MockState = { person: 'visitor', latencyMs: 0, failure: 'none', drawnBy: 'server', calls: '', named: '' };

const PARAMS = ['qa', 'as', 'latency', 'fail', 'drawn', 'call'];
/** More than a bug report needs, and less than a cookie takes. */
const MOST_CALLS = 1500;

/**
 * Returns a stored state with what an address says: ?as=talent&latency=2000&fail=503&drawn=browser&call=favourites:401. A named
 * state (?qa=listing-empty) takes the place of the stored one.
 */
export function withMockParams(params: URLSearchParams, stored: MockState, states: readonly NamedState[] = []): MockState {
  const start = withNamedState(params.get('qa'), stored, states);
  const person = params.get('as');
  const latency = Number(params.get('latency') ?? Number.NaN);
  const said = {
    person: isMockPerson(person) ? person : start.person,
    failure: FAILURES.find((name) => name === params.get('fail')) ?? start.failure,
    latencyMs: latency >= 0 ? Math.min(latency, 60_000) : start.latencyMs,
    drawnBy: DRAWN_BY.find((name) => name === params.get('drawn')) ?? start.drawnBy,
    calls: params.has('call') ? params.getAll('call').join(',').slice(0, MOST_CALLS) : start.calls,
  };
  const isAsNamed = said.person === start.person && said.calls === start.calls;
  return { ...said, named: isAsNamed || !namedState(states, start.named) ? start.named : '' };
}

function withNamedState(name: string | null, stored: MockState, states: readonly NamedState[]): MockState {
  if (name === null) return stored;
  const { as = 'visitor', calls = '' } = namedState(states, name) ?? {};
  return { ...FIRST_MOCK_STATE, drawnBy: stored.drawnBy, person: as, calls, named: name.slice(0, 60) };
}

/** Returns the query that brings a page (with its own query) into a state, in a new tab too; what nobody chose is left out. */
export function withStateInQuery(query: string, state: MockState): string {
  const own = [...new URLSearchParams(query)].filter(([name]) => !PARAMS.includes(name));
  const said: Readonly<Record<string, string | false>> = {
    qa: state.named,
    as: state.named === '' && state.person !== FIRST_MOCK_STATE.person && state.person,
    latency: state.latencyMs > 0 && String(state.latencyMs),
    fail: state.failure !== FIRST_MOCK_STATE.failure && state.failure,
    drawn: state.drawnBy !== FIRST_MOCK_STATE.drawnBy && state.drawnBy,
    call: state.named === '' && state.calls,
  };
  const parts = Object.entries(said).flatMap(([name, value]) => (value ? `${name}=${readable(value)}` : []));
  const all = [new URLSearchParams(own).toString(), ...parts].filter((part) => part !== '').join('&');
  return all === '' ? '' : `?${all}`;
}

/** Colons and commas stay: people read and write them. */
const readable = (value: string) => encodeURIComponent(value).replaceAll('%3A', ':').replaceAll('%2C', ',');

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
