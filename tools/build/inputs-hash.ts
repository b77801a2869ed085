import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { folderOf, IS_STANDALONE, PROJECT, REMOTES, ROOT } from './packages';

const LEFT_OUT = /(^|\/)(node_modules|dist|\.data|\.git|media|e2e|README\.md)(\/|$)|(?<!\/dev)\/testing\/|\.(test|server\.test)\.tsx?$/u;

/** Files used only by the page of a remote alone and by the gallery; they do not change a release. */
const OF_ISOLATION =
  /^(shared\/(src\/dev|gallery|build\/(isolation-config|gallery-config|named-states(-loader)?)\.c?[jt]s)(\/|$)|(?:[^/]+\/)?qa-states\.json$|.+\.stories\.tsx$)/u;

/** Returns the hash of everything that determines a package's build, so that a build with the same inputs is not made again. */
export function inputsHash(packageFolder: string, withIsolation = false): string {
  const hash = createHash('sha256');
  for (const file of inputsOf(packageFolder, withIsolation))
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(join(PROJECT, file)))
      .update('\0');
  hash.update(readFileSync(join(PROJECT, 'package-lock.json')));
  return hash.digest('hex');
}

/** Returns the hashed files, relative to the project. In a repository of its own the lock file knows what comes from packages. */
export function inputsOf(packageFolder: string, withIsolation = false): readonly string[] {
  const folders = IS_STANDALONE
    ? REMOTES.filter((name) => name === packageFolder).map(folderOf)
    : [join(ROOT, packageFolder), join(ROOT, 'shared')];
  return folders.flatMap((folder) => filesBelow(folder, withIsolation)).map((file) => relative(PROJECT, file));
}

function filesBelow(folder: string, withIsolation: boolean): string[] {
  return readdirSync(folder)
    .map((name) => join(folder, name))
    .filter((path) => !LEFT_OUT.test(relative(PROJECT, path)) && (withIsolation || !OF_ISOLATION.test(relative(PROJECT, path))))
    .sort()
    .flatMap((path) => (statSync(path).isDirectory() ? filesBelow(path, withIsolation) : [path]));
}
