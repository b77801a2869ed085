import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { Backends } from './backends';
import { createFrontDoor } from '../front-door';
import { aRelease, aRollout, aRoute, fixedRegistry } from '../testing/remote-record';
import { makeSiteFolder } from '../testing/site-folder';

const SLOW = 200;
/** One minute in total. */
const MOST_TRIES = 3000;
const routes = [
  aRoute({ id: 'content.about', pattern: '/about-us', title: 'About us' }),
  aRoute({ id: 'content.article', pattern: '/article/:slug', title: 'Article', exists: '/api/articles/{slug}' }),
];
const registry = fixedRegistry([aRollout(aRelease({ remote: 'mf_content', routes }))]);

const { config, remove } = makeSiteFolder();
/** Accepts connections and never responds. */
let silent: Server;
const asked: string[] = [];
let app: FastifyInstance;
let port: number;

beforeAll(async () => {
  silent = createServer(({ url }) => void asked.push(url ?? ''));
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  const backends = new Backends([`http://127.0.0.1:${(silent.address() as AddressInfo).port}`]);
  app = await createFrontDoor(config, { registry, backends, writeLog: () => undefined });
  await app.listen({ port: 0, host: '127.0.0.1' });
  port = (app.server.address() as AddressInfo).port;
});
afterAll(async () => {
  silent.closeAllConnections();
  silent.close();
  await app.close();
  remove();
});

const statusOf = async (path: string) => (await fetch(`http://127.0.0.1:${port}${path}`, { headers: { connection: 'close' } })).status;
const statusesOf = async (path: string, count: number) => {
  const statuses: number[] = [];
  for (let turn = 0; turn < count; turn += 1) statuses.push(await statusOf(path));
  return statuses;
};
const countOpen = () => new Promise<number>((resolve) => app.server.getConnections((_error, count) => resolve(count)));
const until = async (isSo: () => boolean | Promise<boolean>) => {
  for (let tries = 0; !(await isSo()); tries += 1) {
    if (tries === MOST_TRIES) throw new Error('It did not come about.');
    await sleep(20);
  }
};

test('REL-12 while the backend waits for its database pages are served, without a request to it or without its response', async () => {
  const calls = Array.from({ length: 20 }, () => fetch(`http://127.0.0.1:${port}/api/landing/counters`).catch(() => null));
  await until(() => asked.length > 0);
  expect(await statusesOf('/about-us', 20)).toEqual(Array(20).fill(200));
  expect(await statusOf('/healthz')).toBe(200);
  expect(new Set(asked)).toEqual(new Set(['/api/landing/counters']));
  expect(await statusOf('/article/first')).toBe(200);
  expect(asked).toContain('/api/articles/first');
  silent.closeAllConnections();
  await Promise.all(calls);
});

test('REL-24 the front door cuts off clients that are slow to send a request or to receive its response, and limits their number', () => {
  const { headersTimeout, requestTimeout, timeout, keepAliveTimeout, maxConnections } = app.server;
  expect([headersTimeout, requestTimeout, timeout, keepAliveTimeout]).toEqual([10_000, 610_000, 60_000, 65_000]);
  expect(maxConnections).toBe(10_000);
});

test('REL-24 many clients that never end their request headers delay no visitor, and are cut off', async () => {
  // Disabled until the other visitors have their pages, however long that takes.
  app.server.headersTimeout = 0;
  const ended = Array.from({ length: SLOW }, () => {
    const socket = connect(port, '127.0.0.1', () => void socket.write('GET /about-us HTTP/1.1\r\nHost: x\r\nX-Slow: '));
    let response = '';
    socket.on('data', (chunk) => (response += chunk.toString())).on('error', () => undefined);
    return new Promise<string>((resolve) => socket.on('close', () => resolve(response)));
  });
  await until(async () => (await countOpen()) >= SLOW);
  expect(await statusesOf('/about-us', 20)).toEqual(Array(20).fill(200));
  expect(await countOpen()).toBeGreaterThanOrEqual(SLOW);
  app.server.headersTimeout = 1000;
  const statusLines = (await Promise.all(ended)).map((response) => response.split('\r\n')[0]);
  expect(new Set(statusLines)).toEqual(new Set(['HTTP/1.1 408 Request Timeout']));
});
