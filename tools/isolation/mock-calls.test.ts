import { FIRST_MOCK_STATE } from '@alltalent/shared/mocks';
import { readFromMocks } from '@alltalent/shared/mocks/reads';
import { mockCalls } from './mock-calls';

jest.mock('@alltalent/shared/mocks/reads', () => ({ readFromMocks: jest.fn() }));
const onCall = jest.fn();
const read = jest.mocked(readFromMocks);

test('FED-06 calls of a drawn page are answered as the bar wants it, but to a visitor without an account', async () => {
  read.mockResolvedValueOnce(Response.json({ total: 12 }, { status: 401 }));
  const answer = await mockCalls({ ...FIRST_MOCK_STATE, person: 'client', failure: '503' }, onCall)('/api/counters');
  expect(answer).toEqual({ answer: { status: 401, contentType: 'application/json', body: '{"total":12}' } });
  expect(read).toHaveBeenLastCalledWith('/api/counters', { ...FIRST_MOCK_STATE, failure: '503' }, onCall);
});

test('FED-06 a broken connection is no answer, nor is one that takes longer than a second', async () => {
  read.mockResolvedValueOnce(null);
  expect(await mockCalls(FIRST_MOCK_STATE, onCall)('/api/counters')).toBeNull();
  read.mockReturnValueOnce(new Promise(() => undefined));
  expect(await mockCalls(FIRST_MOCK_STATE, onCall)('/api/counters')).toBeNull();
});
