import { createBackendFetch } from './backend-fetch';

const answering = (answer: { status: number; contentType: string; body: string } | null) => jest.fn(() => Promise.resolve(answer));

test('a drawn page reads the API through the front door', async () => {
  const ask = answering({ status: 200, contentType: 'application/json', body: '{"data":1}' });
  const response = await createBackendFetch(ask)('/api/landing/counters', { method: 'GET' });
  expect(await response.json()).toEqual({ data: 1 });
  expect(ask).toHaveBeenCalledWith('/api/landing/counters');
});

test('an answer without content has no body', async () => {
  const response = await createBackendFetch(answering({ status: 204, contentType: '', body: '' }))('/api/xsrf');
  expect(response.status).toBe(204);
});

test.each([
  ['another host', 'http://169.254.169.254/api/', {}],
  ['a file', 'file:///etc/passwd', {}],
  ['another path', '/dev/outbox.json', {}],
  ['a change', '/api/leads', { method: 'POST' }],
])('SEC-50 %s is refused before it is asked for', async (_what, url, init) => {
  const ask = answering(null);
  await expect(createBackendFetch(ask)(url, init)).rejects.toThrow('A drawn page may not ask for');
  expect(ask).not.toHaveBeenCalled();
});

test('REL-03 no answer is a broken connection', async () => {
  await expect(createBackendFetch(answering(null))('/api/landing/counters')).rejects.toThrow('No backend answered.');
});
