import type { MockPerson } from './people';

/** A state of a remote that has a name, from its qa-states.json. */
export type NamedState = {
  /** As the address says it: `?qa=listing-empty`. */
  readonly name: string;
  /** What one sees, or does to see it. */
  readonly sentence: string;
  /** Page of the remote, with its own query if it needs one. */
  readonly path: string;
  /** The visitor; nobody with an account unless said. */
  readonly as?: MockPerson;
  /** Calls and their kinds, as an address says them: `talentListing:empty,toggleFavourite:429`. */
  readonly calls?: string;
};

/** Returns the state of a name; undefined for a name that the remote does not have. */
export function namedState(states: readonly NamedState[], name: string): NamedState | undefined {
  return states.find((state) => state.name === name);
}

/** Returns the address (path and query) that opens a named state. */
export function addressOfState({ name, path }: Pick<NamedState, 'name' | 'path'>): string {
  return `${path}${path.includes('?') ? '&' : '?'}qa=${name}`;
}

/** Whether an address (path and query) is the page of a named state; it may have more in its query. */
export function isPageOfState({ path }: Pick<NamedState, 'path'>, pathname: string, query: string): boolean {
  const page = new URL(path, 'http://page');
  const params = new URLSearchParams(query);
  return page.pathname === pathname && [...page.searchParams].every(([name, value]) => params.get(name) === value);
}
