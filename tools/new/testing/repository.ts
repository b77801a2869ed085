import { execFileSync, spawn } from 'node:child_process';
import { cpSync, existsSync, lstatSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from '../../build/packages';

type Packages = Readonly<Record<string, { readonly resolved?: string; readonly link?: boolean }>>;

/** Reads a JSON file of the repository in this folder. */
export function readIn<T>(place: string, file: string): T {
  return JSON.parse(readFileSync(join(place, file), 'utf8')) as T;
}

function lockedIn(place: string): Packages {
  return readIn<{ packages: Packages }>(place, 'package-lock.json').packages;
}

/**
 * Lays out the packages of others that are installed here as npm would unpack them, as hard links: unpacking takes most of an
 * installation's time, and some would have to be fetched. npm checks each against the lock file, and adds what comes packed.
 */
export function layOutInstalled(place: string): void {
  const tops = Object.keys(lockedIn(place)).filter((path) => path.lastIndexOf('node_modules/') === 0);
  // npm takes a package for damaged whose commands are not in .bin.
  const present = [...tops, 'node_modules/.bin'].filter((path) => existsSync(join(ROOT, path)));
  for (const folder of new Set(present.map(dirname))) {
    mkdirSync(join(place, folder), { recursive: true });
    const sources = present.filter((path) => dirname(path) === folder).map((path) => join(ROOT, path));
    try {
      execFileSync('cp', ['-al', ...sources, join(place, folder)], { stdio: 'ignore' });
    } catch {
      // On another disk, files are copied.
      for (const path of sources) cpSync(path, join(place, folder, path.slice(join(ROOT, folder).length)), { recursive: true });
    }
  }
}

/** Returns what leads out of a repository: links, addresses of packages other than its own files and the registry's, paths of this one. */
export function pathsOut(place: string): readonly string[] {
  const own = join(place, 'node_modules/@alltalent');
  const foreign = Object.entries(lockedIn(place)).filter(([, { resolved = '', link }]) => link || /^file:(?!packages\/)/u.test(resolved));
  const links = readdirSync(own).filter((name) => lstatSync(join(own, name)).isSymbolicLink());
  const files = readdirSync(own, { recursive: true, encoding: 'utf8' }).filter((name) => lstatSync(join(own, name)).isFile());
  const naming = files.filter((name) => readFileSync(join(own, name)).includes(`${ROOT}/`));
  return [...foreign.map(([path]) => path), ...links, ...naming];
}

/** Runs npm in a repository and returns what it said. Rejects with that when it fails. */
export function runNpm(place: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<string> {
  const child = spawn('npm', args, { cwd: place, env: { ...environment(), ...env } });
  let said = '';
  const keep = (chunk: Buffer) => (said += chunk.toString());
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  return new Promise((resolve, reject) => {
    child.on('close', (code) => (code === 0 ? resolve(said) : reject(new Error(`npm ${args.join(' ')} failed:\n${said}`))));
  });
}

/** Serves the isolated page of a repository; resolves once it listens. */
export async function serveIsolatedIn(place: string, port: number): Promise<{ readonly stop: () => Promise<void> }> {
  const command = join(place, 'node_modules/@alltalent/tools/packages/alltalent.mjs');
  const child = spawn(process.execPath, [command, 'isolated'], { cwd: place, env: { ...environment(), PORT: String(port) } });
  const closed = new Promise<void>((resolve) => child.on('close', () => resolve()));
  let said = '';
  await new Promise<void>((resolve, reject) => {
    const keep = (chunk: Buffer) => (said += chunk.toString()).includes(`http://localhost:${port}`) && resolve();
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.on('close', () => reject(new Error(`alltalent isolated failed:\n${said}`)));
  });
  const stop = () => {
    child.kill('SIGTERM');
    return closed;
  };
  return { stop };
}

/** What this process was told of its own tests is nothing for another repository. */
function environment(): NodeJS.ProcessEnv {
  return { ...process.env, NODE_ENV: undefined, TEST_BATCHES: undefined };
}
