// Entry of `npm start` and `npm test`. Plain JavaScript without packages, because it installs them.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statfsSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const NEEDED_NODE = [20, 19];
const NEEDED_BYTES = 2 * 1024 ** 3;
const STAMP = `${root}node_modules/.installed`;
const NOT_BUILT = `The embedded database could not be built; npm says why above. Where no ready-made file can be downloaded it needs
a C++ compiler, make, Python 3 and the headers of Node (Debian: apt-get install g++ make python3; macOS: xcode-select --install;
Windows: the build tools that come with Node's installer). Install them and run the command again.`;

function stop(sentence) {
  console.error(sentence);
  process.exit(1);
}

function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > NEEDED_NODE[0] || (major === NEEDED_NODE[0] && minor >= NEEDED_NODE[1])) return;
  stop(
    `All Talent needs Node ${NEEDED_NODE.join('.')} or newer; this is ${process.versions.node}. Install a newer Node and run the command again.`,
  );
}

function checkDisk() {
  const { bavail, bsize } = statfsSync(root);
  const free = bavail * bsize;
  const needed = existsSync(STAMP) ? NEEDED_BYTES / 8 : NEEDED_BYTES;
  if (free < needed)
    stop(
      `The disk is nearly full: ${Math.round(free / 1e6)} MB are free here, ${Math.round(needed / 1e6)} MB are needed. Free some space and run the command again.`,
    );
}

function wantedStamp() {
  return createHash('sha256')
    .update(readFileSync(`${root}package-lock.json`))
    .update(process.version)
    .digest('hex');
}

function install() {
  const wanted = wantedStamp();
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted) return;
  console.log('Installing packages (the first time takes a minute or two) …');
  if (!npm('ci')) stop('The packages could not be installed; npm says why above. Check the connection and run the command again.');
  // .npmrc forbids install scripts in every version of npm; this package is the one that must be built.
  if (!opensDatabase()) {
    if (!npm('rebuild', 'better-sqlite3', '--ignore-scripts=false')) stop(NOT_BUILT);
    if (!opensDatabase()) stop('The embedded database does not open. Delete the folder node_modules and run the command again.');
  }
  writeFileSync(STAMP, wanted);
}

function npm(...args) {
  const options = { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' };
  return spawnSync('npm', [...args, '--no-fund', '--no-audit', '--loglevel=error'], options).status === 0;
}

function opensDatabase() {
  const script = "new (require('better-sqlite3'))(':memory:').close()";
  return spawnSync(process.execPath, ['-e', script], { cwd: root, stdio: 'ignore' }).status === 0;
}

checkNode();
checkDisk();
install();

const [command, ...rest] = process.argv.slice(2);
const child = spawn(process.execPath, ['--import', 'tsx', `${root}tools/commands/${command}.ts`, ...rest], { cwd: root, stdio: 'inherit' });
// Ctrl-C reaches the child directly; this process waits until it has stopped.
process.on('SIGINT', () => undefined);
process.on('SIGTERM', () => child.kill('SIGTERM'));
child.on('exit', (code, signal) => {
  // It entered a package and installed it; without a new stamp the next command would install everything again.
  if (command === 'new' && code === 0) writeFileSync(STAMP, wantedStamp());
  process.exit(signal ? 1 : (code ?? 1));
});
