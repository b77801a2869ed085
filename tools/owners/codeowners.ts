import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { SquadList } from '@alltalent/shared/contracts';
import { ROOT } from '../build/packages';
import { pathsOf } from './owners';

const HEAD = '# Made from owners.json by npm run records: change it there. Of several lines for a file, the last one counts.';

/** Returns the text of .github/CODEOWNERS. Paths that are not in the tree are left out. */
export function codeownersText({ squads, rest }: SquadList, root = ROOT): string {
  const lines = squads.flatMap((squad) =>
    pathsOf(squad)
      .filter((path) => existsSync(join(root, path)))
      .map((path) => ({ path, team: squad.team })),
  );
  // A path below another one has to come after it.
  const sorted = lines.toSorted((one, other) => one.path.localeCompare(other.path, 'en'));
  const team = squads.find(({ name }) => name === rest)?.team ?? '';
  const width = Math.max(...sorted.map(({ path }) => path.length + 2), 1);
  const rows = [{ pattern: '*', team }, ...sorted.map(({ path, team: own }) => ({ pattern: `/${path}`, team: own }))];
  return `${[HEAD, ...rows.map(({ pattern, team: own }) => `${pattern.padEnd(width)} ${own}`)].join('\n')}\n`;
}
