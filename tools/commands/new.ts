import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT } from '../build/packages';
import { enterRemote, makeRemote } from '../new/make-remote';
import { makeStandaloneRemote } from '../new/make-standalone';

/**
 * npm run new -- remote mf-castings: creates a remote with one page, ready to be developed, tested and released alone.
 * --standalone ../mf-castings makes a repository of its own in that folder, which needs the packages of the site only.
 * --unlisted only writes its folder, for a journey that deletes it again.
 */
async function main(args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { unlisted: { type: 'boolean', default: false }, standalone: { type: 'string' } },
  });
  const [kind, folder] = positionals;
  if (kind !== 'remote' || !folder) throw new Error('Say what to make: npm run new -- remote mf-castings');
  if (values.standalone !== undefined) return makeRepository(folder, resolve(values.standalone));
  makeRemote(folder);
  if (values.unlisted) return;
  enterRemote(folder);
  run('npx', ['--no-install', 'oxfmt', folder, 'owners.json']);
  run('npm', ['install', '--no-fund', '--no-audit', '--loglevel=error']);
  console.log(`${folder} is there. Next:
  npm run dev -w ${folder}       alone, with a mocked backend
  npm run e2e -w ${folder}       its journeys, alone
  npm run release -w ${folder}   into a running site, with no other package built
docker-compose.yml and the images know it as well. Its squad is ${folder.slice(3)}: correct team and address in owners.json, then npm run records.`);
}

async function makeRepository(folder: string, place: string): Promise<void> {
  await makeStandaloneRemote(folder, place);
  console.log(`${folder} is in ${place}. Next, in that folder:
  git init && npm install
  npm run dev       alone, with a mocked backend
  npm test          its tests; npm run check: types and lint
  npm run release   into a running site, see its README`);
}

function run(command: string, args: readonly string[]): void {
  const { status } = spawnSync(command, args, { cwd: ROOT, stdio: 'inherit', shell: process.platform === 'win32' });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed; its own words stand above.`);
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
});
