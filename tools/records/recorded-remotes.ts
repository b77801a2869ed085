import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { MenuEntry } from '@alltalent/shared/contracts';

/** What remote.json says of a remote beside its pages. */
export type RecordedRemote = { readonly folder: string; readonly port: number; readonly menu_entries?: readonly MenuEntry[] };

/** Returns the remotes of a working tree by their ports, of which no two are the same. */
export function recordedRemotes(root: string): readonly RecordedRemote[] {
  const folders = readdirSync(root).filter((folder) => folder.startsWith('mf-') && existsSync(join(root, folder, 'remote.json')));
  const remotes = folders.map((folder) => ({ ...read(join(root, folder, 'remote.json')), folder }));
  const sorted = remotes.toSorted((one, other) => one.port - other.port);
  const twice = sorted.find(({ port }, index) => sorted[index + 1]?.port === port);
  if (twice) throw new Error(`Two remotes have the port ${twice.port}: ${twice.folder} is one. Change it in a remote.json.`);
  return sorted;
}

function read(file: string): RecordedRemote {
  return JSON.parse(readFileSync(file, 'utf8')) as RecordedRemote;
}
