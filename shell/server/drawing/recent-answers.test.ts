import { BackendCalls } from './backend-calls';
import { RecentAnswers } from './recent-answers';

const TOO_MANY = 429;

/** A backend that counts what it is asked. */
function aBackend() {
  const backend = { now: 10_000, says: 'one', status: 200, asked: [] as string[] };
  const readText = (path: string, { headers = {} }: { readonly headers?: Readonly<Record<string, string>> }) => {
    const ip = headers['x-forwarded-for'] ?? '';
    backend.asked.push(`${path} for ${ip}`);
    const isRefused = backend.status === TOO_MANY && ip !== '203.0.113.2';
    if (backend.status === 0) return Promise.reject(new Error('away'));
    return Promise.resolve({
      status: isRefused || backend.status !== TOO_MANY ? backend.status : 200,
      contentType: 'text',
      body: backend.says,
    });
  };
  const recent = new RecentAnswers({ readText }, () => backend.now);
  const aPage = (ip = '203.0.113.1') => new BackendCalls(recent, ip, () => backend.now);
  return { backend, aPage };
}

test('what pages have in common is asked for once in a second, what is of one page alone once for it', async () => {
  const { backend, aPage } = aBackend();
  for (let page = 1; page <= 20; page += 1) {
    const calls = aPage();
    expect((await calls.ask('/api/get-categories'))?.answer.body).toBe('one');
    await calls.ask(`/api/talent-listing?page=${page}`);
    expect([...calls.answers.keys()]).toEqual(['/api/get-categories', `/api/talent-listing?page=${page}`]);
    backend.now += 49;
  }
  expect(backend.asked).toHaveLength(21);
  backend.now = 11_000;
  await aPage().ask('/api/get-categories');
  expect(backend.asked).toHaveLength(22);
});

test('calls that are under way are shared, too', async () => {
  const { backend, aPage } = aBackend();
  await Promise.all(Array.from({ length: 9 }, () => aPage().ask('/api/get-categories')));
  expect(backend.asked).toEqual(['/api/get-categories for 203.0.113.1']);
});

test('SEC-50 a page says when the oldest of its answers was asked for, and sees a change a second later', async () => {
  const { backend, aPage } = aBackend();
  const first = aPage();
  await first.ask('/api/x');
  expect(first.askedAt).toBe(10_000);
  backend.says = 'two';
  backend.now = 10_999;
  const second = aPage();
  expect((await second.ask('/api/x'))?.answer.body).toBe('one');
  await second.ask('/api/y');
  expect(second.askedAt).toBe(10_000);
  backend.now = 11_000;
  expect(await aPage().areCurrent(first.answers)).toBe(false);
  expect(aPage().askedAt).toBe(11_000);
});

test('no answer, and one that says nothing of the page, are shared with nobody who asks later', async () => {
  const { backend, aPage } = aBackend();
  for (const status of [0, 503]) {
    backend.status = status;
    const calls = aPage();
    await calls.ask('/api/x');
    expect(calls.areToBlame).toBe(true);
    await expect(aPage().areCurrent(new Map([['/api/x', 'hash']]))).rejects.toThrow('No backend answered');
  }
  expect(backend.asked).toHaveLength(4);
});

test('SEC-50 a visitor who asks too often is refused alone', async () => {
  const { backend, aPage } = aBackend();
  backend.status = TOO_MANY;
  const [refused, other] = [aPage('203.0.113.1'), aPage('203.0.113.2')];
  const answers = await Promise.all([refused.ask('/api/x'), other.ask('/api/x')]);
  expect(answers.map((found) => found?.answer.status)).toEqual([TOO_MANY, 200]);
  expect([refused.areToBlame, other.areToBlame]).toEqual([true, false]);
});

test('a long answer is not held for others', async () => {
  const { backend, aPage } = aBackend();
  backend.says = 'x'.repeat(65 * 1024);
  await aPage().ask('/api/x');
  await aPage().ask('/api/x');
  expect(backend.asked).toHaveLength(2);
});

test('SEC-50 what a page was drawn from without a call is checked like the rest, from the time at which it was asked for', async () => {
  const { backend, aPage } = aBackend();
  const calls = aPage();
  await calls.ask('/api/x');
  calls.noteReused([{ path: '/api/y', hash: 'former', askedAt: 9500 }]);
  expect(calls.askedAt).toBe(9500);
  expect([...calls.answers.keys()]).toEqual(['/api/x', '/api/y']);
  backend.now = 12_000;
  expect(await aPage().areCurrent(calls.answers)).toBe(false);
});
