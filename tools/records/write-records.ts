import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../build/packages';
import { derivedFiles, outdatedFiles } from './derived-files';

/** Writes the files that are made from the remotes' records and owners.json; returns the paths of those that changed. */
export function writeRecords(root = ROOT): readonly string[] {
  const changed = outdatedFiles(root);
  for (const { path, text } of derivedFiles(root).filter((file) => changed.includes(file.path))) writeFileSync(join(root, path), text);
  return changed;
}
