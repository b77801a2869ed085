import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { callsOfContext, type SquadList } from '@alltalent/shared/contracts';
import { REMOTES, ROOT } from '../build/packages';
import { squadOf, squadOfFile } from './owners';

/** Returns a line that says which squad owns a file, a page (/jobs) or the calls of a path (/api/jobs). */
export function describeOwner(what: string, owners: SquadList): string {
  const names = what.startsWith('/') ? [...squadsOfPage(what, owners), ...squadsOfCalls(what, owners)] : [squadOfFile(what, owners)];
  const found = owners.squads.filter(({ name }) => names.includes(name));
  if (found.length === 0) return `${what}: no page and no call of this name`;
  return `${what}: ${found.map(({ name, team, mail }) => `${name} (${team}, ${mail})`).join(', ')}`;
}

function squadsOfPage(path: string, owners: SquadList): readonly string[] {
  return REMOTES.filter((remote) => patternsOf(remote).includes(path)).flatMap((remote) => squadOf(remote, owners)?.name ?? []);
}

function squadsOfCalls(path: string, { squads }: SquadList): readonly string[] {
  const isOf = (call: string) => call.split(' ')[1] === path || call.split(' ')[1]?.startsWith(`${path}/`);
  return squads.filter(({ contexts }) => contexts.some((context) => callsOfContext(context).some(isOf))).map(({ name }) => name);
}

function patternsOf(remote: string): readonly string[] {
  const { routes } = JSON.parse(readFileSync(join(ROOT, remote, 'remote.json'), 'utf8')) as { routes: readonly { pattern: string }[] };
  return routes.map(({ pattern }) => pattern);
}
