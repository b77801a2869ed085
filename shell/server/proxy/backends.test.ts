import { type AddressInfo, createServer as createTcpServer, type Socket } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { Backends } from './backends';
import { serveEndpoints } from './endpoints';
import { Instance } from '../testing/instance';

const instances = [new Instance('one'), new Instance('two')] as const;
const [one, two] = instances;
let now = 0;
let backends: Backends;
let app: FastifyInstance;

beforeEach(async () => {
  await Promise.all(instances.map((instance) => instance.start()));
  for (const { requests } of instances) requests.length = 0;
  backends = new Backends(
    instances.map(({ url }) => url),
    () => now,
  );
  app = Fastify();
  await serveEndpoints(app, backends);
});
afterEach(async () => {
  await app.close();
  await Promise.all(instances.map((instance) => instance.kill().catch(() => undefined)));
});

const get = (url: string) => app.inject({ method: 'GET', url });
const post = (url: string, body: object) => app.inject({ method: 'POST', url, payload: body });

async function namesOf(count: number, ask: () => Promise<{ body: string; statusCode: number }>): Promise<readonly string[]> {
  const names: string[] = [];
  for (let turn = 0; turn < count; turn += 1) {
    const response = await ask();
    names.push(response.statusCode === 200 ? response.body : String(response.statusCode));
  }
  return names;
}

test('REL-26 requests rotate between the instances', async () => {
  expect((await namesOf(4, () => get('/api/site'))).toSorted()).toEqual(['one', 'one', 'two', 'two']);
});

test('REL-26 when an instance dies, reads and sent forms go on at the other one, each exactly once', async () => {
  await namesOf(4, () => get('/api/site'));
  await one.kill();
  two.requests.length = 0;
  expect(await namesOf(4, () => post('/api/lead', { name: 'Ritu' }))).toEqual(['two', 'two', 'two', 'two']);
  expect(two.requests).toEqual(Array(4).fill('POST /api/lead {"name":"Ritu"}'));
  now += 6000;
  expect(await namesOf(4, () => get('/api/site?a=1'))).toEqual(['two', 'two', 'two', 'two']);
  await one.start();
  now += 6000;
  expect((await namesOf(4, () => get('/api/site'))).toSorted()).toEqual(['one', 'one', 'two', 'two']);
});

test('REL-26 a dead instance is not asked again for some seconds', async () => {
  const [dead] = backends.rotation();
  backends.eject(dead ?? '');
  const first = () => backends.rotation()[0];
  expect([first(), first(), first()]).not.toContain(dead);
  now += 5000;
  expect([first(), first()]).toContain(dead);
});

test('REL-26 a read that is cut off before its response is tried at the other instance, a sent form is not', async () => {
  expect((await get('/api/cut')).statusCode).toBe(503);
  expect([one.requests.length, two.requests.length]).toEqual([1, 1]);
  const response = await post('/api/cut', { name: 'Ritu' });
  expect(response.statusCode).toBe(503);
  expect(response.json()).toMatchObject({ code: 'UNAVAILABLE', retry_after: 5 });
  expect(one.requests.length + two.requests.length).toBe(3);
});

test('REL-26 with every instance down the response is a problem that says what to do', async () => {
  await Promise.all(instances.map((instance) => instance.kill()));
  const response = await get('/api/site');
  expect(response.statusCode).toBe(503);
  expect(response.headers['content-type']).toContain('application/problem+json');
  expect(response.json()).toMatchObject({ detail: expect.stringContaining('try again') });
});

test("REL-26 the registry and the question whether a page exists move on, and pass over an instance's failure", async () => {
  await one.kill();
  const texts = [];
  for (let turn = 0; turn < 3; turn += 1) texts.push(await (await backends.read('/api/registry', { timeoutMs: 1000 })).text());
  expect(texts).toEqual(['two', 'two', 'two']);
  await two.kill();
  await expect(backends.read('/api/registry', { timeoutMs: 1000 })).rejects.toThrow();
});

test('REL-26 whole answers move on likewise, and say what they are', async () => {
  await one.kill();
  for (let turn = 0; turn < 3; turn += 1)
    expect(await backends.readText('/api/site', { timeoutMs: 1000 })).toEqual({ status: 200, contentType: '', body: 'two' });
  expect((await backends.readText('/google/redirect', { timeoutMs: 1000 })).status).toBe(302);
  await two.kill();
  await expect(backends.readText('/api/site', { timeoutMs: 1000 })).rejects.toThrow();
});

test('REL-26 an instance that takes connections and says nothing is passed over by reads', async () => {
  const held: Socket[] = [];
  const silent = createTcpServer((socket) => void held.push(socket));
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(silent.address() as AddressInfo).port}`;
  const both = new Backends([two.url, url]);
  expect(await (await both.read('/api/registry', { timeoutMs: 2000 })).text()).toBe('two');
  for (let turn = 0; turn < 2; turn += 1) expect(await both.readText('/api/site', { timeoutMs: 2000 })).toMatchObject({ body: 'two' });
  for (const socket of held) socket.destroy();
  await new Promise((resolve) => silent.close(resolve));
});

test('large bodies and those of a single backend pass through as they come', async () => {
  const text = 'x'.repeat(200_000);
  expect((await post('/api/lead', { text })).statusCode).toBe(200);
  expect([...one.requests, ...two.requests]).toEqual([`POST /api/lead {"text":"${text}"}`]);
  const single = Fastify();
  await serveEndpoints(single, new Backends([one.url]));
  expect((await single.inject({ method: 'POST', url: '/api/lead', payload: { a: 1 } })).body).toBe('one');
  expect(one.requests.at(-1)).toBe('POST /api/lead {"a":1}');
  await single.close();
});

test.each(['/google/redirect', '/facebook/auth'])(
  'GET %s goes to the backend with its cookies, and its redirect comes back untouched',
  async (url) => {
    const response = await app.inject({ method: 'GET', url: `${url}?next=%2Ftalents`, headers: { cookie: 'sid=1' } });
    expect(response.statusCode).toBe(302);
    expect(response.headers.location).toBe('https://provider.example/o?state=x&redirect_uri=https%3A%2F%2Fa');
    expect(response.headers['set-cookie']).toEqual(['a=sid=1; Path=/; HttpOnly', 'b=2; Path=/']);
    expect([...one.requests, ...two.requests]).toEqual([`GET ${url}?next=%2Ftalents`]);
  },
);

test('sign-up is sent to the backend, its page is not; providers come back by GET alone', async () => {
  expect((await post('/user-signup', { a: 1 })).statusCode).toBe(200);
  expect((await get('/user-signup')).statusCode).toBe(404);
  expect((await get('/google/callback?code=1')).statusCode).toBe(200);
  expect((await get('/facebook/callback?code=1')).statusCode).toBe(200);
  expect((await post('/google/callback', {})).statusCode).toBe(404);
});
