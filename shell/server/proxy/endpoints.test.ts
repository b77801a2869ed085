import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ENDPOINTS } from '@alltalent/shared/contracts';
import Fastify, { type FastifyInstance } from 'fastify';
import { Backends } from './backends';
import { serveEndpoints } from './endpoints';

let backend: Server;
let app: FastifyInstance;
const received: string[] = [];

beforeAll(async () => {
  backend = createServer((request, response) => {
    received.push(`${request.method} ${request.url} ${request.headers['content-type'] ?? ''}`);
    request.resume().on('end', () => response.writeHead(request.method === 'POST' ? 415 : 200).end('{}'));
  });
  backend.listen(0, '127.0.0.1');
  await once(backend, 'listening');
  app = Fastify({ forceCloseConnections: true });
  await serveEndpoints(app, new Backends([`http://127.0.0.1:${(backend.address() as AddressInfo).port}`]));
});
beforeEach(() => received.splice(0));
afterAll(async () => {
  await app.close();
  backend.closeAllConnections();
  backend.close();
});

test('SEC-51 the front door serves the security contact of the backend', async () => {
  expect((await app.inject({ method: 'GET', url: '/.well-known/security.txt' })).statusCode).toBe(200);
  expect(received).toEqual(['GET /.well-known/security.txt ']);
});

test.each([
  'text/plain; application/json',
  'text/plain;application/json',
  'text/html; application/json',
  'text/plain',
  'application/json;',
])('API-20 a body of the type %s is handled by the backend, never with a failure', async (type) => {
  const response = await app.inject({ method: 'POST', url: '/api/careers/apply', payload: '{}', headers: { 'content-type': type } });
  expect([response.statusCode, received]).toEqual([415, [`POST /api/careers/apply ${type}`]]);
});

test('the form of a test payment is handled by the backend', async () => {
  const type = 'application/x-www-form-urlencoded';
  await app.inject({ method: 'POST', url: '/dev/payments/tco_1', payload: 'act=pay', headers: { 'content-type': type } });
  expect(received).toEqual([`POST /dev/payments/tco_1 ${type}`]);
});

test.each(Object.entries(ENDPOINTS))('API-21 the front door proxies the endpoint %s to the backend', async (_name, { method, path }) => {
  const url = path.replace(/\{\w+\}/gu, 'x');
  const type = { 'content-type': 'application/json' };
  await app.inject(method === 'GET' ? { method, url } : { method, url, payload: '{}', headers: type });
  expect(received).toEqual([method === 'GET' ? `GET ${url} ` : `POST ${url} application/json`]);
});

test('API-21 a path outside /api keeps its page: reading it does not reach the backend', async () => {
  const outside = Object.values(ENDPOINTS).filter(({ path }) => !path.startsWith('/api/'));
  expect(outside.map(({ path }) => path)).toContain('/user-signup');
  for (const { path } of outside) expect((await app.inject({ method: 'GET', url: path })).statusCode).toBe(404);
  expect(received).toEqual([]);
});
