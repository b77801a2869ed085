import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The bootstrap with another Node version or another disk than this machine has. */
function runWith(replacements: readonly (readonly [string, string])[]): { status: number | null; stderr: string } {
  const folder = mkdtempSync(join(tmpdir(), 'bootstrap-'));
  const source = replacements.reduce(
    (text, [from, to]) => text.replace(from, to),
    readFileSync(join(process.cwd(), 'tools/bootstrap.mjs'), 'utf8'),
  );
  writeFileSync(join(folder, 'bootstrap.mjs'), source);
  return spawnSync(process.execPath, [join(folder, 'bootstrap.mjs'), 'start'], { encoding: 'utf8' });
}

test('an old Node is refused in one sentence', () => {
  const { status, stderr } = runWith([['process.versions.node.split', "'18.20.0'.split"]]);
  expect(status).toBe(1);
  expect(stderr.trim()).toMatch(/^All Talent needs Node 20\.19 or newer; .* Install a newer Node and run the command again\.$/u);
});

test('a full disk is told in one sentence', () => {
  const { status, stderr } = runWith([['statfsSync(root);', '{ bavail: 1, bsize: 4096 };']]);
  expect(status).toBe(1);
  expect(stderr.trim()).toMatch(/^The disk is nearly full: .* Free some space and run the command again\.$/u);
});
