import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { FileCacheOptions } from 'webpack';
import { PROJECT, ROOT } from '../build/packages';

const BUILD = join(ROOT, 'shared/build');

/** Returns the cache of a development build, which is kept on disk; no build for a release reads it. */
export function developmentCache(name: string): FileCacheOptions {
  const files = readdirSync(BUILD).filter((file) => /(?<!\.test)\.(?:ts|cjs)$/u.test(file));
  return {
    type: 'filesystem',
    name,
    cacheDirectory: join(PROJECT, '.data/in-site/cache'),
    buildDependencies: { config: files.map((file) => join(BUILD, file)) },
    // What the last compilation did not use is on disk.
    maxMemoryGenerations: 1,
  };
}
