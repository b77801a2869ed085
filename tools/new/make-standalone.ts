import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { ROOT } from '../build/packages';
import { type Lock, lockFor } from '../packages/lock';
import { madePackages } from '../packages/made-packages';
import { manifestOf } from '../packages/manifests';
import { type Packed, packPackages } from '../packages/pack';
import { checkName, nextPort, usualDependencies } from './make-remote';
import { standaloneFiles } from './standalone-files';

const PACKAGES = 'packages';
/** Types of what every remote imports, or is tested with. */
const TYPED = ['@testing-library/jest-dom', '@types/jest', '@types/node', '@types/react', '@types/react-dom'];
/** Overrides of packages that only the backend has. */
const OF_BACKEND = ['typeorm', 'file-type'];

type Manifest = {
  readonly name: string;
  readonly version: string;
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
};

/** Makes the repository of a remote in a new or empty folder. Throws for an invalid name, or a folder that has files. */
export async function makeStandaloneRemote(folder: string, place: string): Promise<void> {
  checkName(folder);
  if (!relative(ROOT, place).startsWith('..'))
    throw new Error(`${place} is inside this repository. Name a folder beside it: ../${folder}.`);
  if (existsSync(place) && readdirSync(place).some((file) => file !== '.git'))
    throw new Error(`${place} is not empty. Name another folder.`);
  const packed = await packPackages(join(place, PACKAGES));
  const files = standaloneFiles({
    folder,
    path: `/${folder.slice(3)}`,
    port: nextPort(),
    dependencies: usualDependencies(),
    packages: addressesOf(packed),
    types: devVersions(TYPED),
    overrides: overridesOfRemotes(),
  });
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(place, file)), { recursive: true });
    writeFileSync(join(place, file), text);
  }
  writeLock(place, read<Manifest>(join(place, 'package.json')));
}

/** Puts the packages of this tree into the repository of a remote, in the place of those that it has. Returns their version. */
export async function renewPackages(place: string): Promise<string> {
  const file = join(place, 'package.json');
  if (!existsSync(file)) throw new Error(`There is no package.json in ${place}. Name the folder of a remote.`);
  const manifest = read<Manifest>(file);
  const fresh = join(place, `${PACKAGES}.new`);
  const packed = await packPackages(fresh);
  rmSync(join(place, PACKAGES), { recursive: true, force: true });
  cpSync(fresh, join(place, PACKAGES), { recursive: true });
  rmSync(fresh, { recursive: true });
  const versions = { ...usualDependencies(), ...devVersions(TYPED), ...addressesOf(packed) };
  for (const [name, version] of Object.entries(versions))
    for (const list of [manifest.dependencies, manifest.devDependencies]) if (name in list) list[name] = version;
  writeFileSync(file, json(manifest));
  writeLock(place, manifest);
  return packed[0]?.version ?? '';
}

/** Locks what this repository has locked at its versions, and keeps what the other one locked beside. npm adds the rest. */
function writeLock(place: string, { name, version, dependencies, devDependencies }: Manifest): void {
  const file = join(place, 'package-lock.json');
  const before = existsSync(file) ? read<{ packages: Lock }>(file).packages : {};
  const kept = Object.entries(before).filter(([path]) => path !== '' && !path.includes('node_modules/@alltalent/'));
  const needed = lockFor([...madePackages().flatMap(({ needs }) => needs), ...TYPED]);
  const packages = { '': { name, version, dependencies, devDependencies }, ...Object.fromEntries(kept), ...needed };
  writeFileSync(file, json({ name, version, lockfileVersion: 3, requires: true, packages }));
}

function addressesOf(packed: readonly Packed[]): Record<string, string> {
  return Object.fromEntries(packed.map(({ name, file }) => [name, `file:${PACKAGES}/${basename(file)}`]));
}

function devVersions(names: readonly string[]): Record<string, string> {
  const { devDependencies = {} } = manifestOf('.');
  return Object.fromEntries(names.map((name) => [name, devDependencies[name] ?? '']));
}

function overridesOfRemotes(): object {
  const { overrides = {} } = manifestOf('.');
  return Object.fromEntries(Object.entries(overrides).filter(([name]) => !OF_BACKEND.includes(name)));
}

function read<T>(file: string): T {
  return JSON.parse(readFileSync(file, 'utf8')) as T;
}

function json(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
