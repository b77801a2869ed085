import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../build/packages';
import { DOCKERFILES } from './containers';
import { enterRemote } from './make-remote';

test('a new remote is added to the check for unused code, whose other lines stay as they are', () => {
  const folder = mkdtempSync(join(tmpdir(), 'enter-'));
  for (const file of ['package.json', 'knip.json', 'owners.json', '.github/CODEOWNERS', 'docker-compose.yml', ...DOCKERFILES])
    cpSync(join(ROOT, file), join(folder, file));
  mkdirSync(join(folder, 'mf-probe'));
  writeFileSync(join(folder, 'mf-probe/remote.json'), '{ "port": 9077 }');
  const before = readFileSync(join(folder, 'knip.json'), 'utf8').split('\n');
  enterRemote('mf-probe', folder);
  const after = readFileSync(join(folder, 'knip.json'), 'utf8');
  const { workspaces } = JSON.parse(after) as { workspaces: Record<string, unknown> };
  rmSync(folder, { recursive: true });
  expect(workspaces['mf-probe']).toEqual(workspaces['mf-talents']);
  expect(after.split('\n').filter((line) => !before.includes(line))).toEqual(['    "mf-probe": {']);
});
