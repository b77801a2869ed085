import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { ROOT } from '../build/packages';

const CODE = /\.(?:[cm]?js|tsx?)$/u;
const LEFT_OUT = /\.(?:test|stories)\.tsx?$|(?:^|\/)(?:dist|node_modules)(?:\/|$)|^(?:shell\/.*testing|shared\/src\/dev\/gallery)\//u;
/** Read by the gallery alone. */
const OF_GALLERY = /^shared\/build\/(?:gallery-config\.ts|named-states)/u;

/** Returns the files below folders that are no tests and no stories, as paths from the root. */
export function sourcesBelow(...folders: readonly string[]): readonly string[] {
  return folders
    .flatMap((folder) => readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`))
    .filter((file) => !LEFT_OUT.test(file) && !OF_GALLERY.test(file) && statSync(join(ROOT, file)).isFile())
    .sort();
}

/** Returns these files and what they import by a relative path, as paths from the root. */
export function withImports(entries: readonly string[]): readonly string[] {
  const found = new Set<string>();
  const follow = (file: string): void => {
    if (found.has(file)) return;
    found.add(file);
    for (const id of importsOf(file).filter((name) => name.startsWith('.'))) follow(fileAt(join(dirname(file), id)));
  };
  entries.forEach(follow);
  return [...found].sort();
}

/** Returns the names of the packages that files import, without Node's own. */
export function packagesOf(files: readonly string[]): readonly string[] {
  const ids = files.flatMap(importsOf).filter((id) => /^(?:@[a-z][^/]*\/)?[a-z][^/:]*(?:\/|$)/u.test(id));
  return [
    ...new Set(
      ids.map((id) =>
        id
          .split('/')
          .slice(0, id.startsWith('@') ? 2 : 1)
          .join('/'),
      ),
    ),
  ].sort();
}

function importsOf(file: string): readonly string[] {
  if (!CODE.test(file)) return [];
  return ts.preProcessFile(readFileSync(join(ROOT, file), 'utf8'), true, true).importedFiles.map(({ fileName }) => fileName);
}

function fileAt(path: string): string {
  const isFile = (name: string) => statSync(join(ROOT, name), { throwIfNoEntry: false })?.isFile() === true;
  const file = ['', '.ts', '.tsx', '/index.ts'].map((end) => path + end).find(isFile);
  if (!file) throw new Error(`${path} is imported, but there is no such file.`);
  return file;
}
