import { setupWorker } from 'msw/browser';
import { storage } from '../../api';
import type { EndpointName } from '../../contracts/endpoints';
import { createHandlers } from './handlers';
import type { MockPerson } from './people';
import { readMockState, writeMockState } from './tab-mock-state';

/** Sets the paint hints of a login as a login would set them; removes them for a visitor without an account. */
export function setPaintHints(person: MockPerson): void {
  if (person === 'visitor') return storage.remove('user_id', 'is_login');
  storage.set('user_id', '1');
  storage.set('is_login', 'true');
}

/** Starts the worker that answers every call of the page from the mocks, in the state of this tab. */
export async function startMockBackend(onCall?: (name: EndpointName) => void): Promise<ReturnType<typeof setupWorker>> {
  const become = (person: MockPerson) => writeMockState({ ...readMockState(), person });
  const worker = setupWorker(...createHandlers({ state: readMockState, become, ...(onCall && { onCall }) }));
  await worker.start({ quiet: true, onUnhandledRequest: 'bypass' });
  return worker;
}
