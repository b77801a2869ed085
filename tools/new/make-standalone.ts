import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { ROOT } from '../build/packages';
import { manifestOf } from '../packages/manifests';
import { type Packed, packPackages } from '../packages/pack';
import { checkName, nextPort, usualDependencies } from './make-remote';
import { standaloneFiles } from './standalone-files';

const PACKAGES = 'packages';
/** Types of what every remote imports, or is tested with. */
const TYPED = ['@testing-library/jest-dom', '@types/jest', '@types/node', '@types/react', '@types/react-dom'];
/** Overrides of packages that only the backend has. */
const OF_BACKEND = ['typeorm', 'file-type'];

type Manifest = { dependencies: Record<string, string>; devDependencies: Record<string, string> };

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
}

/** Puts the packages of this tree into the repository of a remote, in the place of those that it has. Returns their version. */
export async function renewPackages(place: string): Promise<string> {
  const file = join(place, 'package.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as Manifest;
  const fresh = join(place, `${PACKAGES}.new`);
  const packed = await packPackages(fresh);
  rmSync(join(place, PACKAGES), { recursive: true, force: true });
  cpSync(fresh, join(place, PACKAGES), { recursive: true });
  rmSync(fresh, { recursive: true });
  for (const [name, address] of Object.entries(addressesOf(packed)))
    for (const list of [manifest.dependencies, manifest.devDependencies]) if (name in list) list[name] = address;
  Object.assign(manifest.dependencies, sameNames(manifest.dependencies, usualDependencies()));
  writeFileSync(file, `${JSON.stringify(manifest, null, 2)}\n`);
  return packed[0]?.version ?? '';
}

/** What the shell provides has to be of its version. */
function sameNames(own: Readonly<Record<string, string>>, versions: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(versions).filter(([name]) => name in own && !name.startsWith('@alltalent/')));
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
