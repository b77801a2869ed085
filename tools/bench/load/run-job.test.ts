import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { runJob } from './run-job';

describe('asking a server', () => {
  const seen: { url: string; from: string }[] = [];
  let server: Server;
  let port = 0;

  beforeAll(async () => {
    server = createServer((request, response) => {
      seen.push({ url: request.url ?? '', from: String(request.headers['x-forwarded-for']) });
      // Larger than one packet, with characters of several bytes.
      const body = 'é'.repeat(request.url === '/long' ? 100_000 : 3);
      if (request.url === '/in-parts') {
        response.write(body);
        setTimeout(() => response.end(body), 5);
        return;
      }
      response.writeHead(request.url === '/gone' ? 404 : 200, { 'content-length': Buffer.byteLength(body) }).end(body);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    port = (server.address() as AddressInfo).port;
  });
  afterAll(() => new Promise((resolve) => server.close(resolve)));
  beforeEach(() => seen.splice(0));

  test('every path is requested in turn, each time by another visitor', async () => {
    const { latencies } = await runJob({ port, paths: ['/a', '/long'], connections: 1, until: { requests: 6 } });
    expect(latencies).toHaveLength(6);
    expect(seen.map(({ url }) => url)).toEqual(['/a', '/long', '/a', '/long', '/a', '/long']);
    expect(new Set(seen.map(({ from }) => from)).size).toBe(6);
  });

  test('an answer that comes in parts is read to its end', async () => {
    const { latencies } = await runJob({ port, paths: ['/in-parts', '/a'], connections: 1, until: { requests: 4 } });
    expect(latencies).toHaveLength(4);
  });

  test('it ends after its time, over several connections', async () => {
    const { seconds, latencies } = await runJob({ port, paths: ['/a'], connections: 4, until: { ms: 50 } });
    expect(seconds).toBeGreaterThanOrEqual(0.05);
    expect(latencies.length).toBeGreaterThan(4);
  });

  test('a response other than 200 fails the measurement', async () => {
    await expect(runJob({ port, paths: ['/gone'], connections: 1, until: { requests: 1 } })).rejects.toThrow('/gone was answered 404');
  });
});
