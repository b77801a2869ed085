import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { callsOfContext, readOwners, type Squad, type SquadList } from '@alltalent/shared/contracts';
import { PROJECT } from '../build/packages';

/** Folders that hold a folder for each context. */
const OF_CONTEXTS = ['backend/src', 'shared/src/contracts'];

export function readOwnersFile(root = PROJECT): SquadList {
  return readOwners(JSON.parse(readFileSync(join(root, 'owners.json'), 'utf8')));
}

/** Returns the squad of a remote, by the name of its folder; undefined if owners.json names none. */
export function squadOf(packageName: string, { squads }: SquadList): Squad | undefined {
  return squads.find(({ remotes }) => remotes.includes(packageName));
}

/** Returns the files and folders of a squad, as paths from the root of the repository. */
export function pathsOf({ remotes, contexts, paths }: Squad): readonly string[] {
  return [...remotes, ...contexts.flatMap((context) => OF_CONTEXTS.map((folder) => `${folder}/${context}`)), ...paths];
}

/** Returns the folders of `shared` that the squad of a remote owns, such as its components: they are checked and tested with it. */
export function sharedPathsOf(packageName: string, owners = readOwnersFile()): readonly string[] {
  return squadOf(packageName, owners)?.paths.filter((path) => path.startsWith('shared/')) ?? [];
}

/** Returns the squad of a file: the one that names the longest path to it, else the one that owns the rest. */
export function squadOfFile(file: string, owners: SquadList): string {
  const named = owners.squads.flatMap((squad) => pathsOf(squad).map((path) => ({ path, squad: squad.name })));
  const matching = named.filter(({ path }) => file === path || file.startsWith(`${path}/`));
  return matching.toSorted((one, other) => other.path.length - one.path.length)[0]?.squad ?? owners.rest;
}

/** Returns the squad of a call, as 'GET /api/jobs'; undefined for a call that no context has. */
export function squadOfCall(call: string, { squads }: SquadList): string | undefined {
  return squads.find(({ contexts }) => contexts.some((context) => callsOfContext(context).includes(call)))?.name;
}
