import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../../build/packages';

const SOURCE = import.meta.dirname;
const FOLDER = join(ROOT, '.data/bench/framework');
const MANIFESTS = ['package.json', 'package-lock.json'] as const;
const CONFIGS = ['react-router.config.mjs', 'vite.config.mjs', 'compile-catalogue.mjs'] as const;

/** The built server, from the project's root. */
export const FRAMEWORK_SERVER = '.data/bench/framework/build/server/index.js';

/**
 * Builds the compared pages as one application of React Router's framework mode. What the site does not need is installed into
 * `.data/bench/framework`, once for each lock file. Throws when the installation or the build fails.
 */
export function buildFramework(): void {
  mkdirSync(FOLDER, { recursive: true });
  for (const file of [...MANIFESTS, ...CONFIGS]) copyFileSync(join(SOURCE, file), join(FOLDER, file));
  install();
  run(process.execPath, [join(FOLDER, 'node_modules/@react-router/dev/bin.js'), 'build']);
}

/** React and the router are the site's own: they are peers, which are not installed a second time. */
function install(): void {
  const [stamp, lock] = [join(FOLDER, 'node_modules/.installed'), readFileSync(join(FOLDER, 'package-lock.json'), 'utf8')];
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return;
  run('npm', ['ci', '--legacy-peer-deps', '--ignore-scripts']);
  writeFileSync(stamp, lock);
}

function run(command: string, args: readonly string[]): void {
  const env = { ...process.env, NODE_ENV: 'production' };
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: FOLDER, env, encoding: 'utf8', shell: process.platform === 'win32' });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed.\n${stdout}${stderr}`);
}
