import { getResponse } from 'msw';
import { createHandlers } from './handlers';
import type { MockState } from './mock-state';

const ORIGIN = 'http://page';

/** Returns what the mocks answer a read where there is no browser; null for a broken connection. They change nothing here. */
export async function readFromMocks(path: string, state: MockState): Promise<Response | null> {
  const handlers = createHandlers({ state: () => state, become: () => undefined });
  const response = await getResponse([...handlers], new Request(ORIGIN + path), { baseUrl: ORIGIN });
  return !response || response.type === 'error' ? null : response;
}
