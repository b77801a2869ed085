import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { Backends } from './backends';
import { serveEndpoints } from './endpoints';

let backend: Server;
let app: FastifyInstance;
let port = 0;
const ejected: string[] = [];
let cut: Promise<unknown>;

beforeEach(async () => {
  ejected.length = 0;
  backend = createServer();
  cut = new Promise((resolve) => backend.on('request', (request) => request.resume().once('error', resolve)));
  backend.listen(0, '127.0.0.1');
  await once(backend, 'listening');
  const backends = new Backends([`http://127.0.0.1:${(backend.address() as AddressInfo).port}`]);
  backends.eject = (url) => void ejected.push(url);
  app = Fastify({ forceCloseConnections: true });
  await serveEndpoints(app, backends);
  port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port);
});
afterEach(async () => {
  await app.close();
  backend.closeAllConnections();
  backend.close();
});

test('REL-26 a visitor who hangs up in the middle of a photo takes no backend out of the rotation', async () => {
  const visitor = connect(port, '127.0.0.1').on('error', () => undefined);
  visitor.write('POST /api/profile/photos HTTP/1.1\r\nhost: x\r\ncontent-type: image/jpeg\r\ncontent-length: 9000000\r\n\r\n');
  visitor.write(Buffer.alloc(60_000));
  await once(backend, 'request');
  visitor.destroy();
  await cut;
  await new Promise((resume) => setTimeout(resume, 100));
  expect(ejected).toEqual([]);
});

test('REL-26 a backend that hangs up in the middle of a photo is left out', async () => {
  const visitor = connect(port, '127.0.0.1').on('error', () => undefined);
  visitor.write('POST /api/profile/photos HTTP/1.1\r\nhost: x\r\ncontent-type: image/jpeg\r\ncontent-length: 9000000\r\n\r\n');
  visitor.write(Buffer.alloc(60_000));
  await once(backend, 'request');
  const response = once(visitor, 'data');
  backend.closeAllConnections();
  expect(String(await response)).toContain('HTTP/1.1 503');
  expect(ejected).toHaveLength(1);
  visitor.destroy();
});
