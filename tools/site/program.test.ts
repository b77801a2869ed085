import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Program, waitFor } from './program';

test('a program that was waited for is not held up by that request when it stops', async () => {
  const half = 'x'.repeat(100_000);
  const server = createServer((_request, response) => {
    response.write(half);
    setTimeout(() => response.end(half), 20);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const program = { name: 'The program', exited: new Promise(() => undefined) } as unknown as Program;
  await waitFor(program, `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, 5);
  await new Promise((resolve) => setTimeout(resolve, 100));
  const begun = performance.now();
  await new Promise((resolve) => server.close(resolve));
  expect(performance.now() - begun).toBeLessThan(1000);
});
