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
  return find(() => CHROMIUM.find((path) => existsSync(path)) ?? null, ['chromium-headless-shell', 'fonts-liberation'], 'Chromium');
}

/** Returns MariaDB, the second engine of the repositories' tests. */
export function findMariadb(): Requirement {
  return find(() => MARIADB.find((path) => existsSync(path)) ?? null, ['mariadb-server'], 'MariaDB');
}

/** Returns Redis for the shared counters. */
export function findRedis(): Requirement {
  return find(() => REDIS.find((path) => existsSync(path)) ?? null, ['redis-server'], 'Redis');
}

/** Returns ffmpeg for the conversion of videos; ffprobe is in the same package. */
export function findFfmpeg(): Requirement {
  return find(() => FFMPEG.find((path) => existsSync(path)) ?? null, ['ffmpeg'], 'ffmpeg');
}

function find(locate: () => string | null, packages: readonly string[], name: string): Requirement {
  const present = locate();
  if (present) return { path: present, reason: '' };
  if (!mayInstall()) return { path: null, reason: `${name} is not installed, and this account may not install Debian packages` };
  console.log(`Installing ${name} …`);
  const run = (...args: string[]) =>
    spawnSync('apt-get', args, { stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })
      .status === 0;
  if (run('update', '-qq')) run('install', '-y', '-qq', '--no-install-recommends', ...packages);
  const path = locate();
  return { path, reason: path ? '' : `${name} could not be installed` };
}

function mayInstall(): boolean {
  return process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
}
