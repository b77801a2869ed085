import { derivedFiles, outdatedFiles } from './derived-files';
import { REMOTES } from '../build/packages';
import { declarationOf } from '../isolation/isolated-page';

test('every file that repeats the remotes’ records says what they say; npm run records writes them', () => {
  expect(outdatedFiles()).toEqual([]);
});

test('the shell has the menu entries of every remote, and no name of one', () => {
  const text = derivedFiles().find(({ path }) => path.endsWith('entries-of-build.json'))?.text ?? '';
  expect(JSON.parse(text)).toHaveLength(REMOTES.flatMap((remote) => declarationOf(remote).menu_entries ?? []).length);
  expect(text).not.toMatch(/mf[-_]/u);
});
