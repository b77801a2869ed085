import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Release } from '@alltalent/shared/contracts';
import { folderOf } from './packages';
import { openReleaseStore } from './release-store';

/** Copies a built remote into a folder in the layout of a release store: <folder>/<remote>/<version>/… */
const [packageName = '', folder = ''] = process.argv.slice(2);
const dist = join(folderOf(packageName), 'dist');
const release = JSON.parse(readFileSync(join(dist, 'release.json'), 'utf8')) as Release;
await (await openReleaseStore(folder)).put(dist, release.remote, release.version);
