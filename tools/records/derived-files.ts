import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readOwners } from '@alltalent/shared/contracts';
import { ROOT } from '../build/packages';
import { codeownersText } from '../owners/codeowners';
import { composeText, DOCKERFILES, dockerfileText } from './containers';
import { launchText, manifestText } from './package-lists';
import { type RecordedRemote, recordedRemotes } from './recorded-remotes';

/** A file that repeats what the remotes and their owners say of themselves; `text` is what it has to be. */
export type DerivedFile = { readonly path: string; readonly text: string };

type Derivation = { readonly path: string; readonly derive: (text: string, remotes: readonly RecordedRemote[], root: string) => string };

const DERIVATIONS: readonly Derivation[] = [
  { path: '.github/CODEOWNERS', derive: (_, __, root) => codeownersText(readOwners(readJson(join(root, 'owners.json'))), root) },
  { path: 'package.json', derive: manifestText },
  { path: 'docker-compose.yml', derive: composeText },
  ...DOCKERFILES.map((path): Derivation => ({ path, derive: dockerfileText })),
  { path: '.vscode/launch.json', derive: launchText },
  { path: 'shell/src/frame/menus/entries-of-build.json', derive: (_, remotes) => menuEntriesText(remotes) },
];

/** Returns the files that are made from the remotes' records and owners.json. Throws where a file has no place for a remote. */
export function derivedFiles(root = ROOT): readonly DerivedFile[] {
  const remotes = recordedRemotes(root);
  return DERIVATIONS.map(({ path, derive }) => ({ path, text: derive(textOf(join(root, path)), remotes, root) }));
}

/** Returns the paths of those files that say something else. */
export function outdatedFiles(root = ROOT): readonly string[] {
  return derivedFiles(root)
    .filter(({ path, text }) => textOf(join(root, path)) !== text)
    .map(({ path }) => path);
}

/** Returns the menu entries of all remotes, one a line. Browsers get no name of a remote with them. */
function menuEntriesText(remotes: readonly RecordedRemote[]): string {
  const lines = remotes.flatMap(({ menu_entries: entries = [] }) => entries.map((entry) => `  ${JSON.stringify(entry)}`));
  return `[\n${lines.join(',\n')}\n]\n`;
}

function textOf(file: string): string {
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

function readJson<T>(file: string): T {
  return JSON.parse(readFileSync(file, 'utf8')) as T;
}
