import { spawnSync } from 'node:child_process';
import { isRemote, REMOTES, ROOT } from '../build/packages';
import { testsOfRemote } from '../checks/checks';

/**
 * npm test -w mf-talents: the unit tests of that remote, and of the components of `shared` that its squad owns. Patterns choose among
 * all: npm test -w mf-talents -- talent-card.
 */
const [name, ...patterns] = process.argv.slice(2);
if (!name || !isRemote(name)) {
  console.error(`Name the remote: ${REMOTES.join(', ')}.`);
  process.exit(1);
}
const { args } = testsOfRemote(name);
const jest = spawnSync('npx', ['jest', ...(patterns.length > 0 ? patterns : args)], {
  cwd: ROOT,
  stdio: 'inherit',
  shell: process.platform === 'win32',
});
process.exit(jest.status ?? 1);
