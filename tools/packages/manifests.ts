import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../build/packages';

type Versions = Readonly<Record<string, string>>;

export type Manifest = {
  readonly name: string;
  readonly version: string;
  readonly description?: string;
  readonly sideEffects?: readonly string[];
  readonly exports?: Versions;
  readonly engines?: Versions;
  readonly overrides?: Readonly<Record<string, unknown>>;
  readonly dependencies?: Versions;
  readonly devDependencies?: Versions;
};

/** Returns the package.json of a workspace; '.' is the repository's. */
export function manifestOf(folder: string): Manifest {
  return JSON.parse(readFileSync(join(ROOT, folder, 'package.json'), 'utf8')) as Manifest;
}

/**
 * Returns the exact versions of packages, as a workspace or the repository pins them, with their types where those are packages of
 * their own. Packages of this project are of `own` version. Throws for one that neither pins.
 */
export function pinned(folder: string, names: readonly string[], own: string): Versions {
  const known = versionsKnownTo(folder);
  const wanted = names.flatMap((name) =>
    [name, `@types/${name.replace('@', '').replace('/', '__')}`].filter((one) => one === name || one in known),
  );
  const versionOf = (name: string) => (name.startsWith('@alltalent/') ? own : known[name]);
  const lacking = wanted.find((name) => versionOf(name) === undefined);
  if (lacking !== undefined) throw new Error(`${folder} needs ${lacking}, which neither its package.json nor the repository's pins.`);
  return Object.fromEntries([...new Set(wanted)].sort().map((name) => [name, versionOf(name) ?? '']));
}

function versionsKnownTo(folder: string): Versions {
  const { dependencies, devDependencies } = manifestOf(folder);
  return { ...manifestOf('.').devDependencies, ...devDependencies, ...dependencies };
}

/** Returns the exports of a package with the declarations of each module beside its sources. */
export function withDeclarations(
  exports: Versions,
): Readonly<Record<string, string | { readonly types: string; readonly default: string }>> {
  const declared = ([name, file]: readonly [string, string]) => {
    const isTyped = /\.tsx?$/u.test(file);
    return [name, isTyped ? { types: file.replace('./', './types/').replace(/\.tsx?$/u, '.d.ts'), default: file } : file] as const;
  };
  return Object.fromEntries(Object.entries(exports).map(declared));
}
