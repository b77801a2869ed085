import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** The variant without a window comes first: it renders the same pages with a fifth less work. */
const CHROMIUM = process.env['CHROMIUM'] ? [process.env['CHROMIUM']] : ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];
const MARIADB = ['/usr/sbin/mariadbd', '/usr/bin/mariadbd', '/usr/local/sbin/mariadbd'];
const FFMPEG = ['/usr/bin/ffmpeg', '/usr/local/bin/ffmpeg', '/opt/homebrew/bin/ffmpeg'];
const REDIS = ['/usr/bin/redis-server', '/usr/local/bin/redis-server'];

export type Requirement = { readonly path: string | null; readonly reason: string };

/** Returns Chromium for the journeys: the installed one, or Debian's package when this machine may install it. */
export function findChromium(): Requirement {
  return find('Chromium', CHROMIUM, ['chromium-headless-shell', 'fonts-liberation']);
}

/** Returns MariaDB, the second engine of the repositories' tests. */
export function findMariadb(): Requirement {
  return find('MariaDB', MARIADB, ['mariadb-server']);
}

/** Returns Redis for the shared counters. */
export function findRedis(): Requirement {
  return find('Redis', REDIS, ['redis-server']);
}

/** Returns ffmpeg for the conversion of videos; ffprobe is in the same package. */
export function findFfmpeg(): Requirement {
  return find('ffmpeg', FFMPEG, ['ffmpeg']);
}

function find(name: string, places: readonly string[], packages: readonly string[]): Requirement {
  const locate = () => places.find((path) => existsSync(path)) ?? null;
  const present = locate();
  if (present) return { path: present, reason: '' };
  const hasApt = existsSync('/usr/bin/apt-get');
  if (!hasApt || process.getuid?.() !== 0) return { path: null, reason: reasonWithout(name, places, hasApt ? packages : []) };
  console.log(`Installing ${name} …`);
  if (runApt('update', '-qq')) runApt('install', '-y', '-qq', '--no-install-recommends', ...packages);
  const path = locate();
  return { path, reason: path ? '' : `${name} could not be installed; apt-get says why above` };
}

/** Runs apt-get and shows what it says when it fails; it also has remarks on what went well. */
function runApt(...args: readonly string[]): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const { status, stderr } = spawnSync('apt-get', args, { stdio: ['ignore', 'ignore', 'pipe'], env, encoding: 'utf8' });
  if (status !== 0) console.error(stderr.trim());
  return status === 0;
}

/** Returns why a program is not there and what helps; `packages` are those of a Debian on which this account may install nothing. */
export function reasonWithout(name: string, places: readonly string[], packages: readonly string[]): string {
  const missing = `${name} is not at ${places.join(' or ')}`;
  return packages.length > 0 ? `${missing}, and only root may install it (apt-get install ${packages.join(' ')})` : missing;
}
