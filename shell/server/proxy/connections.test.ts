import { Readable } from 'node:stream';
import { Connections, isFile } from './connections';
import { FaultyBackend } from '../testing/faulty-backend';

const backend = new FaultyBackend('one');
let connections: Connections;

beforeAll(() => backend.start());
beforeEach(() => {
  backend.condition = 'well';
  backend.requests.length = 0;
  connections = new Connections({ atOnce: 8, atOnceByOne: 2, responseTimeoutMs: 60_000 });
});
afterEach(() => connections.close());
afterAll(() => backend.stop());

const ask = (ip: string, method: 'GET' | 'POST' = 'GET'): Promise<string> =>
  new Promise((resolve) => {
    const headers = { 'x-forwarded-for': ip };
    connections.request({ origin: backend.url, path: '/api/site', method, headers }, (error, response) =>
      error ? resolve((error as NodeJS.ErrnoException).code ?? error.message) : resolve(response.body.text()),
    );
  });
const askOften = (count: number, ip: string) => Promise.all(Array.from({ length: count }, () => ask(ip)));

test('REL-24 one visitor has two connections at a time, and gets all responses in the end', async () => {
  expect(await askOften(20, '203.0.113.7')).toEqual(Array(20).fill('one'));
  backend.condition = 'frozen';
  const stuck = askOften(10, '203.0.113.7');
  while (backend.requests.length < 22) await new Promise((resolve) => setTimeout(resolve, 10));
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(backend.requests).toHaveLength(22);
  backend.condition = 'well';
  expect(await ask('203.0.113.8')).toBe('one');
  expect(await ask('2001:db8::1')).toBe('one');
  connections.abandon(backend.url);
  expect(await stuck).toEqual(Array(10).fill('NO_ANSWER'));
  expect(await ask('203.0.113.7')).toBe('one');
});

test('REL-12 a request without a response is cancelled in time', async () => {
  connections = new Connections({ atOnce: 8, atOnceByOne: 2, responseTimeoutMs: 300 });
  backend.condition = 'frozen';
  const begun = performance.now();
  expect(await ask('203.0.113.7', 'POST')).toBe('NO_ANSWER');
  expect(performance.now() - begun).toBeLessThan(5000);
});

test('REL-26 when a backend falls silent, the reads that wait for it are given up, and nothing else', async () => {
  connections = new Connections({ atOnce: 8, atOnceByOne: 8, responseTimeoutMs: 3000 });
  backend.condition = 'frozen';
  const ends: string[] = [];
  const read = ask('203.0.113.7').then(() => ends.push('read'));
  const form = ask('203.0.113.7', 'POST').then(() => ends.push('form'));
  await new Promise((resolve) => setTimeout(resolve, 50));
  connections.abandon('http://192.0.2.1:4000');
  connections.abandon(backend.url);
  await read;
  expect(ends).toEqual(['read']);
  await form;
});

test('SEC-47 a file has connections of its own, be it small or large; a form and a read have not', () => {
  const file = { 'content-type': 'image/jpeg' };
  const form = { 'content-type': 'application/json; charset=utf-8' };
  expect([isFile({ body: Readable.from(['x']), headers: form }), isFile({ body: Buffer.from('x'), headers: file })]).toEqual([true, true]);
  expect([isFile({ body: Buffer.from('{}'), headers: form }), isFile({ headers: {} }), isFile({ body: '', headers: file })]).toEqual([
    false,
    false,
    false,
  ]);
});
