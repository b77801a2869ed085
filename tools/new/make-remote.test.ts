import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { REMOTES, ROOT } from '../build/packages';
import { derivedFiles, outdatedFiles } from '../records/derived-files';
import { writeRecords } from '../records/write-records';
import { enterRemote } from './make-remote';

test('a new remote is entered wherever the project repeats what its record says, and leaves it with its folder', () => {
  const folder = mkdtempSync(join(tmpdir(), 'enter-'));
  const files = derivedFiles().map(({ path }) => path);
  for (const file of ['owners.json', ...files, ...REMOTES.map((remote) => `${remote}/remote.json`)]) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    cpSync(join(ROOT, file), join(folder, file));
  }
  mkdirSync(join(folder, 'mf-probe'));
  const entry = { menu: 'footer', page: '/probe', label: 'Probe', order: 50 };
  writeFileSync(join(folder, 'mf-probe/remote.json'), JSON.stringify({ port: 9077, menu_entries: [entry] }));
  const textOf = (file: string) => readFileSync(join(folder, file), 'utf8');

  enterRemote('mf-probe', folder);
  expect(outdatedFiles(folder)).toEqual([]);
  const named = files.filter((file) => textOf(file).includes(file.endsWith('entries-of-build.json') ? '"/probe"' : 'mf-probe'));
  expect(named).toEqual(files);

  rmSync(join(folder, 'mf-probe'), { recursive: true });
  writeFileSync(join(folder, 'owners.json'), readFileSync(join(ROOT, 'owners.json')));
  // Of the other paths that squads own, this folder has none.
  expect(writeRecords(folder)).toEqual(files);
  for (const file of files.filter((path) => path !== '.github/CODEOWNERS'))
    expect(textOf(file)).toBe(readFileSync(join(ROOT, file), 'utf8'));
  rmSync(folder, { recursive: true });
});
