import { connect, type Socket } from 'node:net';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { askForCode, newestCode, sendIn } from '../../../test/support/log-in';
import { TestBrowser } from '../../../test/support/test-browser';
import { openSite } from '../../../test/support/test-site';

const CLIENT = 'ritu.khanna@example.com';

function answerOf(socket: Socket): Promise<string> {
  return new Promise((resolve) => {
    let text = '';
    socket.on('data', (chunk) => (text += chunk.toString())).on('close', () => resolve(text));
  });
}

test('REL-19 a stop ends readiness at once, lets a running request finish, and then ends the process', async () => {
  const site = await openSite();
  const port = await site.listen();
  const slow = connect(port, '127.0.0.1');
  const answer = answerOf(slow);
  slow.write('POST /frontend/logout HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n{');
  await new Promise((resolve) => setTimeout(resolve, 100));

  const stopped = site.stop();
  expect((await fetch(`http://127.0.0.1:${port}/readyz`)).status).toBe(503);
  expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200);
  slow.write('}');
  expect(await answer).toContain('HTTP/1.1 403 Forbidden');
  await stopped;
  await expect(fetch(`http://127.0.0.1:${port}/healthz`)).rejects.toThrow();
  expect(site.log.join('')).toContain('"msg":"stopped"');
  await site.close();
});

test('REL-19 idle keep-alive connections do not delay the stop', async () => {
  const site = await openSite();
  const port = await site.listen();
  expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200);
  const start = Date.now();
  await site.stop();
  // They would stay open for 65 seconds.
  expect(Date.now() - start).toBeLessThan(30_000);
  await site.close();
});

test('REL-09 codes and sessions outlive a restart', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'alltalent-restart-'));
  const env = { DATABASE_URL: `sqlite:${join(folder, 'kept.sqlite')}`, SECRET_KEY: 'k'.repeat(40) };
  const first = await openSite(env);
  const before = await first.browse();
  expect((await askForCode(before, CLIENT)).statusCode).toBe(200);
  await first.close();

  const second = await openSite(env);
  const after = new TestBrowser(second.app);
  for (const [name, value] of before.cookies) after.cookies.set(name, value);
  expect((await sendIn(after, CLIENT, await newestCode(second, CLIENT))).json()).toMatchObject({ is_login: true });
  await second.close();

  const third = await openSite(env);
  const later = new TestBrowser(third.app);
  for (const [name, value] of after.cookies) later.cookies.set(name, value);
  expect((await later.post('/api/user/get-user-details')).json()).toMatchObject({ email: CLIENT });
  await third.close();
  rmSync(folder, { recursive: true, force: true });
});
