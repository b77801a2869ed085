import type { EndpointName } from '@alltalent/shared/contracts';
import type { MockState } from '@alltalent/shared/mocks';
import { readFromMocks } from '@alltalent/shared/mocks/reads';
import type { DrawJob } from '@alltalent/shell/drawing-worker';

/** Milliseconds for one call of a page's loader, as in the front door. */
const CALL_MS = 1000;

/**
 * Returns what answers the calls of a page's loaders: the mocks, as slow and as broken as chosen. They take the visitor for one
 * without an account, as the front door does. `onCall` is told the name of each call.
 */
export function mockCalls(state: MockState, onCall: (name: EndpointName) => void): DrawJob['call'] {
  const answer: DrawJob['call'] = async (path) => {
    const response = await readFromMocks(path, { ...state, person: 'visitor' }, onCall);
    if (response === null) return null;
    const { status, headers } = response;
    return { answer: { status, contentType: headers.get('content-type') ?? '', body: await response.text() } };
  };
  return (path) => {
    const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), CALL_MS).unref());
    return Promise.race([late, answer(path)]);
  };
}
