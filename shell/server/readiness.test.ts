import Fastify, { type FastifyInstance } from 'fastify';
import { Backends } from './proxy/backends';
import { serveEndpoints } from './proxy/endpoints';
import { Readiness } from './readiness';
import { type BackendCondition, FaultyBackend } from './testing/faulty-backend';

const lines: Record<string, unknown>[] = [];
const log = { info: (line: object) => void lines.push({ ...line }), warn: (line: object) => void lines.push({ ...line }) };
let one: FaultyBackend;
let two: FaultyBackend;
let backends: Backends;
let readiness: Readiness;
let app: FastifyInstance;

beforeEach(async () => {
  lines.length = 0;
  [one, two] = [new FaultyBackend('one'), new FaultyBackend('two')];
  await Promise.all([one.start(), two.start()]);
  backends = new Backends([one.url, two.url]);
  readiness = new Readiness(backends, { log, checkEveryMs: 30, responseTimeoutMs: 1000 });
  app = Fastify();
  await serveEndpoints(app, backends);
});
afterEach(async () => {
  readiness.stop();
  await Promise.all([app.close(), one.stop(), two.stop()]);
});

const get = async (url = '/api/talents') => (await app.inject({ url })).body;
const post = async () => (await app.inject({ method: 'POST', url: '/api/lead', payload: { name: 'Ritu' } })).statusCode;
const times = async <T>(count: number, ask: () => Promise<T>): Promise<T[]> => {
  const responses: T[] = [];
  for (let turn = 0; turn < count; turn += 1) responses.push(await ask());
  return responses;
};

async function until(state: string): Promise<void> {
  while (backends.stateOf(one.url) !== state) await new Promise((resolve) => setTimeout(resolve, 10));
}

test('REL-26 reads that a backend without its database refuses are served by another one, forms are not repeated', async () => {
  one.condition = 'no-database';
  expect(await times(20, get)).toEqual(Array(20).fill('two'));
  expect((await times(4, post)).toSorted()).toEqual([200, 200, 503, 503]);
});

test.each<[BackendCondition, string]>([
  ['no-database', 'not-ready'],
  ['frozen', 'silent'],
])(
  'REL-26 a backend that is %s is known to be so, is asked nothing until it is well again, and the log says it once',
  async (mood, state) => {
    readiness.start();
    one.condition = mood;
    await until(state);
    one.requests.length = 0;
    expect(await times(8, get)).toEqual(Array(8).fill('two'));
    expect(await times(4, post)).toEqual([200, 200, 200, 200]);
    expect(one.requests).toEqual([]);
    one.condition = 'well';
    await until('ready');
    expect((await times(4, get)).toSorted()).toEqual(['one', 'one', 'two', 'two']);
    expect(lines).toEqual([
      { event: 'backend-state', backend: one.url, state },
      { event: 'backend-state', backend: one.url, state: 'ready' },
    ]);
  },
);

test('REL-26 reads that wait for a backend while it freezes are asked at another one', async () => {
  await times(2, get);
  readiness.start();
  one.condition = 'frozen';
  expect(await Promise.all(Array.from({ length: 10 }, () => get()))).toEqual(Array(10).fill('two'));
});

test('REL-26 with every backend refusing, the visitor gets a backend’s response', async () => {
  [one.condition, two.condition] = ['no-database', 'no-database'];
  const response = await app.inject({ url: '/api/talents' });
  expect([response.statusCode, response.headers['retry-after'], response.json()]).toEqual([503, '5', { code: 'UNAVAILABLE' }]);
  expect(one.requests.length + two.requests.length).toBe(2);
});

test('REL-26 the way back from a provider is walked once, whatever a backend says', async () => {
  one.condition = 'no-database';
  const statuses = await times(4, async () => (await app.inject({ url: '/google/callback?code=1' })).statusCode);
  expect(statuses.toSorted()).toEqual([200, 200, 503, 503]);
});
