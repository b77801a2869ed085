import { spawnSync } from 'node:child_process';
import { connect } from 'node:net';
import { join } from 'node:path';
import { openSite } from '../../../test/support/test-site';

const PROGRAM = join(__dirname, '../../../test/support/kernel/http/surprised-program.ts');

test.each(['thrown', 'rejected'])('REL-28 an uncaught error, %s, is logged and ends the process with 1', (how) => {
  const { status, stdout } = spawnSync(process.execPath, ['--import', 'tsx', PROGRAM, how], { encoding: 'utf8', timeout: 20_000 });
  expect(stdout).toContain('ending after an error that nobody caught');
  expect(stdout).toContain(`a surprise, ${how}`);
  expect(status).toBe(1);
});

const REQUESTS = {
  'an unsupported upgrade': 'GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Key: !\r\n\r\n',
  'an upgrade of a form': 'POST /frontend/logout HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: h2c\r\nContent-Length: 5\r\n\r\n{',
  'a CONNECT': 'CONNECT evil.example:443 HTTP/1.1\r\nHost: evil.example\r\n\r\n',
  'no HTTP at all': '\u0016\u0003\u0001\u0002\u0000\u0001garbage\r\n\r\n',
  'two lengths': 'POST /frontend/logout HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n{}',
};

test('REL-28 the process survives whatever is sent instead of a request', async () => {
  const site = await openSite();
  const port = await site.listen();
  for (const text of Object.values(REQUESTS)) {
    await new Promise<void>((resolve) => {
      const socket = connect(port, '127.0.0.1', () => void socket.end(text));
      socket
        .on('error', () => resolve())
        .on('close', () => resolve())
        .resume();
    });
    expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200);
  }
  await site.close();
});
