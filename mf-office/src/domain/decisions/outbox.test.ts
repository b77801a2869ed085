import { ApiError, ConnectionError } from '@alltalent/shared/api';
import { ERRORS, type ErrorCode } from '@alltalent/shared/contracts';
import { Outbox, type NewDecision, UNDO_MS } from './outbox';

const ME = 'u_nikhil';
const ASHA: NewDecision = {
  queue: 'profiles',
  itemId: 'u_asha',
  title: 'Asha Rao',
  label: 'Approved:',
  input: { id: 'u_asha' },
  words: '',
};

function refusal(code: ErrorCode): ApiError {
  const { status, title } = ERRORS[code];
  return new ApiError({ type: 'about:blank', title, status, code, detail: title, message: title, request_id: 'req-1' });
}

function createOutbox(memory = new Map<string, string>()) {
  const send = jest.fn<Promise<unknown>, [unknown]>(() => Promise.resolve());
  const stored = {
    read: (key: string) => memory.get(key) ?? null,
    write: (key: string, text: string | null) => void (text === null ? memory.delete(key) : memory.set(key, text)),
  };
  const outbox = new Outbox({ profiles: send }, stored);
  outbox.begin(ME);
  return { outbox, send, memory };
}

const pass = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);
const states = (outbox: Outbox) => outbox.read().map(({ state }) => state);

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('OFF-01 a decision waits ten seconds before it is sent, once', async () => {
  const { outbox, send } = createOutbox();
  outbox.add(ASHA);
  await pass(UNDO_MS - 1);
  expect(send).not.toHaveBeenCalled();
  await pass(1);
  expect(send.mock.calls).toEqual([[{ id: 'u_asha' }]]);
  expect(outbox.read()).toEqual([]);
});

test('OFF-01 an undone decision is never sent; others keep waiting', async () => {
  const { outbox, send } = createOutbox();
  outbox.add(ASHA);
  outbox.add({ ...ASHA, itemId: 'u_zoya', input: { id: 'u_zoya' } });
  outbox.remove('profiles:u_asha');
  await pass(UNDO_MS);
  expect(send.mock.calls).toEqual([[{ id: 'u_zoya' }]]);
});

test('OFF-01 a page that is left sends what waits at once', async () => {
  const { outbox, send } = createOutbox();
  outbox.add(ASHA);
  await outbox.flush();
  expect(send).toHaveBeenCalledTimes(1);
  await pass(UNDO_MS);
  expect(send).toHaveBeenCalledTimes(1);
});

test('OFF-01 a decision whose answer is lost is sent again until it is answered', async () => {
  const { outbox, send } = createOutbox();
  send.mockRejectedValueOnce(new ConnectionError('timeout')).mockRejectedValueOnce(new ConnectionError('offline'));
  outbox.add(ASHA);
  await pass(UNDO_MS);
  expect(states(outbox)).toEqual(['failed']);
  await pass(2000);
  await pass(8000);
  expect(send).toHaveBeenCalledTimes(3);
  expect(outbox.read()).toEqual([]);
});

test('OFF-01 a colleague who decided first is told of, and nothing is sent again', async () => {
  const { outbox, send } = createOutbox();
  send.mockRejectedValue(refusal('REVISION_STALE'));
  outbox.add(ASHA);
  await pass(UNDO_MS * 3);
  expect(states(outbox)).toEqual(['stale']);
  expect(send).toHaveBeenCalledTimes(1);
});

test('OFF-01 a decision whose answer was lost and that is decided already says what the server says', async () => {
  const { outbox, send } = createOutbox();
  send.mockRejectedValueOnce(new ConnectionError('timeout')).mockRejectedValueOnce(refusal('REVISION_STALE'));
  outbox.add(ASHA);
  await pass(UNDO_MS);
  await pass(2000);
  expect(states(outbox)).toEqual(['stale']);
});

test('OFF-01 a closed office keeps the decision until the second step is done', async () => {
  const { outbox, send } = createOutbox();
  send.mockRejectedValueOnce(refusal('SECOND_STEP_NEEDED'));
  outbox.add(ASHA);
  await pass(UNDO_MS * 3);
  expect(states(outbox)).toEqual(['closed']);
  await outbox.send('profiles:u_asha');
  expect(outbox.read()).toEqual([]);
});

test('OFF-01 the next page of the tab sends what an earlier one could not, for this person alone', async () => {
  const { outbox, send, memory } = createOutbox();
  send.mockRejectedValue(new ConnectionError('offline'));
  outbox.add(ASHA);
  await outbox.flush();
  const left = new Map(memory);

  expect(createOutbox(new Map(left)).send.mock.calls).toEqual([[{ id: 'u_asha' }]]);

  left.forEach((text, key) => left.set(key, text.replaceAll(ME, 'u_farida')));
  expect(createOutbox(left).send).not.toHaveBeenCalled();
});

test('OFF-01 a decision that the earlier page sent when it was left needs no word', async () => {
  const { outbox, send, memory } = createOutbox();
  send.mockReturnValue(new Promise(() => undefined));
  outbox.add(ASHA);
  void outbox.flush();
  const stored = { read: (key: string) => memory.get(key) ?? null, write: () => undefined };
  const next = new Outbox({ profiles: () => Promise.reject(refusal('REVISION_STALE')) }, stored);
  next.begin(ME);
  await pass(0);
  expect(next.read()).toEqual([]);
});
