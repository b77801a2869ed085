import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, openSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const folder = mkdtempSync(join(tmpdir(), 'full-log-'));
let frontDoor: ChildProcess;
afterAll(() => {
  frontDoor.kill('SIGKILL');
  rmSync(folder, { recursive: true });
});

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const url = probe.address();
  probe.close();
  return typeof url === 'object' && url ? url.port : 0;
}

test('REL-22 with its log on a full disk the front door serves, and stops on a signal', async () => {
  const shellDir = join(folder, 'shell');
  mkdirSync(shellDir);
  writeFileSync(join(shellDir, 'favicon.svg'), '<svg/>');
  writeFileSync(join(shellDir, 'assets.json'), JSON.stringify({ early: '', scripts: [], styles: [], fonts: [] }));
  const port = await freePort();
  // No backend listens at this URL, so there is something to log.
  const env = { ...process.env, PORT: String(port), DATA_DIR: folder, SHELL_DIR: shellDir, BACKEND_URL: 'http://127.0.0.1:9' };
  const program = join(__dirname, 'main.ts');
  frontDoor = spawn(process.execPath, ['--import', 'tsx', program], { env, stdio: ['ignore', openSync('/dev/full', 'w'), 'ignore'] });
  const statusOf = (path: string) =>
    fetch(`http://127.0.0.1:${port}${path}`).then(
      ({ status }) => status,
      () => 0,
    );
  for (let turn = 0; turn < 150 && (await statusOf('/healthz')) !== 200; turn += 1)
    await new Promise((resolve) => setTimeout(resolve, 100));
  for (let turn = 0; turn < 5; turn += 1) expect(await statusOf('/api/site')).toBe(503);
  expect(await statusOf('/favicon.svg')).toBe(200);
  frontDoor.kill('SIGTERM');
  expect(await once(frontDoor, 'exit')).toEqual([0, null]);
});
