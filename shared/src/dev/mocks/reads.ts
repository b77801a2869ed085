import { getResponse } from 'msw';
import type { EndpointName } from '../../contracts/endpoints';
import { createHandlers } from './handlers';
import type { MockState } from './mock-state';

const ORIGIN = 'http://page';

/**
 * Returns what the mocks answer a read where there is no browser; null for a broken connection. They change nothing here. `onCall` is
 * told the name of the call.
 */
export async function readFromMocks(path: string, state: MockState, onCall?: (name: EndpointName) => void): Promise<Response | null> {
  const handlers = createHandlers({ state: () => state, become: () => undefined, ...(onCall ? { onCall } : {}) });
  const response = await getResponse([...handlers], new Request(ORIGIN + path), { baseUrl: ORIGIN });
  return !response || response.type === 'error' ? null : response;
}
