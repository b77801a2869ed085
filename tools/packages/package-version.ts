import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../build/packages';
import { manifestOf } from './manifests';

/** What the packages are made of. */
const SOURCES = ['shared', 'shell', 'tools', 'package-lock.json'];

/** What package.json files of packages are made from. */
const UNLISTED = ['package.json', 'package-lock.json', 'shared/package.json', 'shell/package.json', 'tools/package.json'];

/**
 * Returns the version of the packages of this tree. Major and minor are those of shared/package.json, which are raised by hand; the
 * patch counts the commits since then. With changes in no commit, and without git's whole history, it ends with a hash of the files.
 */
export function packageVersion(files: readonly string[]): string {
  const [major = '0', minor = '0'] = manifestOf('shared').version.split('.');
  const patch = commitsSince();
  if (patch !== null && git('status', '--porcelain', '--', ...SOURCES) === '') return `${major}.${minor}.${patch}`;
  return `${major}.${minor}.${patch ?? 0}-dev.${hashOf(files)}`;
}

/** Counts the commits to the packages since their version was raised; null where git does not know. */
function commitsSince(): number | null {
  if (git('rev-parse', '--is-shallow-repository') !== 'false') return null;
  const raised = git('log', '-1', '--format=%H', '-G"version":', '--', 'shared/package.json');
  const count = raised && git('rev-list', '--count', `${raised}..HEAD`, '--', ...SOURCES);
  return count ? Number(count) : null;
}

function git(...args: readonly string[]): string | null {
  const { status, stdout } = spawnSync('git', args, { cwd: ROOT, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : null;
}

/** A pre-release may not be all digits with a zero first; the letter prevents that. */
function hashOf(files: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of [...files, ...UNLISTED]) hash.update(`\0${file}\0`).update(readFileSync(join(ROOT, file)));
  return `h${hash.digest('hex').slice(0, 10)}`;
}
