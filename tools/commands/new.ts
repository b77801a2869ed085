import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { ROOT } from '../build/packages';
import { enterRemote, makeRemote } from '../new/make-remote';

/**
 * npm run new -- remote mf-castings: creates a remote with one page, ready to be developed, tested and released alone.
 * --unlisted only writes its folder, for a journey that deletes it again.
 */
function main(args: string[]): void {
  const { values, positionals } = parseArgs({ args, allowPositionals: true, options: { unlisted: { type: 'boolean', default: false } } });
  const [kind, folder] = positionals;
  if (kind !== 'remote' || !folder) throw new Error('Say what to make: npm run new -- remote mf-castings');
  makeRemote(folder);
  if (values.unlisted) return;
  enterRemote(folder);
  run('npx', ['--no-install', 'oxfmt', folder, 'package.json', 'knip.json']);
  run('npm', ['install', '--no-fund', '--no-audit', '--loglevel=error']);
  console.log(`${folder} is there. Next:
  npm run dev -w ${folder}       alone, with a mocked backend
  npm run e2e -w ${folder}       its journeys, alone
  npm run release -w ${folder}   into a running site, with no other package built
docker-compose.yml and the images know it as well.`);
}

function run(command: string, args: readonly string[]): void {
  const { status } = spawnSync(command, args, { cwd: ROOT, stdio: 'inherit', shell: process.platform === 'win32' });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed; its own words stand above.`);
}

try {
  main(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}
