// Entry of `npm start` and `npm test`. Plain JavaScript without packages, because it installs them.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statfsSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
/** Packages and builds are 1.7 GB, what npm keeps of its downloads 0.6. */
const NEEDED_BYTES = 2.5e9;
const CTRL_C_MS = 500;
const STAMP = `${root}node_modules/.installed`;
const NOT_BUILT = `The embedded database could not be built; npm says why above. For Node 22.14 or newer it comes ready-made on Linux, macOS
and Windows. Elsewhere, where no file can be downloaded either, it needs a C++ compiler, make, Python 3 and the headers of Node (Debian:
apt-get install g++ make python3; macOS: xcode-select --install; Windows: the build tools that come with Node's installer).
Install a newer Node or these and run the command again.`;

function stop(sentence) {
  console.error(sentence);
  process.exit(1);
}

function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  const oldest = oldestNodes();
  if (major > oldest.at(-1)[0] || oldest.some((needed) => major === needed[0] && minor >= needed[1])) return;
  const versions = oldest.map((needed) => needed.join('.')).join(', ');
  stop(`All Talent needs Node ${versions} or newer; this is ${process.versions.node}. Install a newer Node and run the command again.`);
}

/** Returns major and minor version of each line that `engines` admits: [[20, 19], [24, 11]] for '^20.19.0 || >=24.11.0'. */
function oldestNodes() {
  const { engines } = JSON.parse(readFileSync(`${root}package.json`, 'utf8'));
  return [...engines.node.matchAll(/(\d+)\.(\d+)\.\d+/gu)].map(([, major, minor]) => [Number(major), Number(minor)]);
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
  const script = "new (require('./backend/sqlite-driver.cjs'))(':memory:').close()";
  return spawnSync(process.execPath, ['-e', script], { cwd: root, stdio: 'ignore' }).status === 0;
}

checkNode();
checkDisk();
install();

const [command, ...rest] = process.argv.slice(2);
const child = spawn(process.execPath, ['--import', 'tsx', `${root}tools/commands/${command}.ts`, ...rest], { cwd: root, stdio: 'inherit' });
// Ctrl-C reaches the child, too, and this process waits until it has stopped. A signal to this process alone does not.
process.on('SIGINT', () => setTimeout(() => child.kill('SIGINT'), CTRL_C_MS).unref());
process.on('SIGTERM', () => child.kill('SIGTERM'));
child.on('exit', (code, signal) => {
  // It entered a package and installed it; without a new stamp the next command would install everything again.
  if (command === 'new' && code === 0) writeFileSync(STAMP, wantedStamp());
  process.exit(signal ? 1 : (code ?? 1));
});
