import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LogFile } from './log-file';

const folder = mkdtempSync(join(tmpdir(), 'log-file-'));
afterAll(() => rmSync(folder, { recursive: true }));

const writeLine = (log: LogFile, line: string) => new Promise<void>((resolve) => void log.write(line, () => resolve()));

test('REL-22 a log is five files at most, none larger than its limit, and the newest lines stay', async () => {
  const log = new LogFile(join(folder, 'turned/backend.log'), { largest: 1000 });
  for (let turn = 0; turn < 100; turn += 1) await writeLine(log, `${turn} ${'x'.repeat(95)}\n`);
  const files = readdirSync(join(folder, 'turned')).sort();
  expect(files).toEqual(['backend.log', 'backend.log.1', 'backend.log.2', 'backend.log.3', 'backend.log.4']);
  for (const file of files) expect(statSync(join(folder, 'turned', file)).size).toBeLessThanOrEqual(1000);
  expect(readFileSync(join(folder, 'turned/backend.log'), 'utf8')).toContain('99 x');
});

test('REL-22 a log on a full disk loses its lines and stops no program', async () => {
  symlinkSync('/dev/full', join(folder, 'full.log'));
  const log = new LogFile(join(folder, 'full.log'));
  for (let turn = 0; turn < 3; turn += 1) await writeLine(log, 'a line\n');
  expect(log.destroyed).toBe(false);
});
