import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../build/packages';

type Names = Readonly<Record<string, string>>;

/** An entry of a package-lock.json. */
export type Locked = {
  readonly version?: string;
  readonly dependencies?: Names;
  readonly optionalDependencies?: Names;
  readonly peerDependencies?: Names;
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>;
};
export type Lock = Readonly<Record<string, Locked>>;

/** Returns the packages that this repository's lock file has, by where they lie: 'node_modules/react'. */
export function ownLock(): Lock {
  const { packages } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as { readonly packages: Lock };
  return packages;
}

/**
 * Returns the part of this repository's lock file that these packages need, so that another repository gets the versions that are
 * tested here, of packages of packages too. Packages of this project are not among them.
 */
export function lockFor(names: readonly string[], lock = ownLock()): Lock {
  const found = new Map<string, Locked>();
  const follow = (from: string, name: string): void => {
    const place = placeOf(lock, from, name);
    const locked = place === null ? undefined : lock[place];
    if (place === null || !locked || found.has(place)) return;
    found.set(place, locked);
    for (const needed of neededBy(locked)) follow(place, needed);
  };
  for (const name of names.filter((one) => !one.startsWith('@alltalent/'))) follow('', name);
  return Object.fromEntries([...found].sort(([one], [other]) => (one < other ? -1 : 1)));
}

function neededBy({ dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta }: Locked): readonly string[] {
  const peers = Object.keys(peerDependencies ?? {}).filter((name) => peerDependenciesMeta?.[name]?.optional !== true);
  return [...Object.keys(dependencies ?? {}), ...Object.keys(optionalDependencies ?? {}), ...peers];
}

/** Returns where Node finds a package from another one; null for one that is not locked. */
function placeOf(lock: Lock, from: string, name: string): string | null {
  const place = `${from === '' ? '' : `${from}/`}node_modules/${name}`;
  if (Object.hasOwn(lock, place)) return place;
  return from === '' ? null : placeOf(lock, from.slice(0, Math.max(0, from.lastIndexOf('/node_modules/'))), name);
}
