import { createServer } from 'node:net';
import { claimPort, freePort, portOf } from './ports';

test('a busy port is named in one sentence that says what to do', async () => {
  const port = await freePort();
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(port, '0.0.0.0', resolve));
  await expect(claimPort(port, 'PORT')).rejects.toThrow(
    `Port ${port} is in use. Stop what runs there, or choose another one: PORT=${port + 1}`,
  );
  await new Promise((resolve) => other.close(resolve));
  await expect(claimPort(port, 'PORT')).resolves.toBeUndefined();
});

test('a port that is none is named with its value', () => {
  process.env['TEST_PORT'] = 'abc';
  expect(() => portOf('TEST_PORT', 1)).toThrow('TEST_PORT must be a port between 1 and 65535 (got "abc").');
  delete process.env['TEST_PORT'];
  expect(portOf('TEST_PORT', 8080)).toBe(8080);
});
