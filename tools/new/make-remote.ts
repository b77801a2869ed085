import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { REMOTES, ROOT } from '../build/packages';
import { writeRecords } from '../records/write-records';
import { remoteFiles } from './remote-files';

const NAME = /^mf-[a-z]{2,30}$/u;
const FIRST_PORT = 9001;
const SHARED_BY_ALL = ['@alltalent/shared', 'react', 'react-dom', 'react-router', 'jotai', '@tanstack/react-query'];

type OwnersFile = { squads: Record<string, object> };
type Manifest = { dependencies: Record<string, string> };

/** Creates a remote with one page at `/<name>` and adds it to the project's lists of packages. Throws for an invalid or used name. */
export function makeRemote(folder: string): void {
  checkName(folder);
  if (existsSync(join(ROOT, folder))) throw new Error(`${folder} exists already. Choose another name.`);
  const files = remoteFiles({ folder, path: `/${folder.slice(3)}`, port: nextPort(), dependencies: usualDependencies() });
  for (const [file, text] of Object.entries(files)) {
    const path = join(ROOT, folder, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
}

/** Adds a remote to owners.json, and writes what is made from it and from the records of the remotes. */
export function enterRemote(folder: string, root = ROOT): void {
  change(join(root, 'owners.json'), (owners: OwnersFile) => addRemote(owners, folder));
  writeRecords(root);
}

/** Gives a remote to a new squad of its own name; its team and address can be changed in owners.json. */
function addRemote({ squads }: OwnersFile, folder: string): void {
  const name = folder.slice(3);
  squads[name] = { team: `@all-talent/${name}`, mail: `${name}@squads.alltalent.example`, remotes: [folder], contexts: [], paths: [] };
}

/** Throws for a folder that is no name for a remote. */
export function checkName(folder: string): void {
  if (!NAME.test(folder)) throw new Error(`"${folder}" is no name for a remote. Use mf- and small letters: mf-castings.`);
}

/** Returns what every remote depends on, at the versions of this tree. */
export function usualDependencies(): Record<string, string> {
  const { dependencies } = read<Manifest>(join(ROOT, 'mf-landing/package.json'));
  return Object.fromEntries(Object.entries(dependencies).filter(([name]) => SHARED_BY_ALL.includes(name)));
}

/** Returns a port for a remote on its own that no other one has. */
export function nextPort(): number {
  return Math.max(FIRST_PORT - 1, ...REMOTES.map((name) => read<{ port: number }>(join(ROOT, `${name}/remote.json`)).port)) + 1;
}

function change<T>(file: string, edit: (value: T) => void): void {
  const value = read<T>(file);
  edit(value);
  writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);
}

function read<T>(file: string): T {
  return JSON.parse(readFileSync(file, 'utf8')) as T;
}
