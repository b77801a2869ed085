import { createHash } from 'node:crypto';
import { mkdirSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { PublishRelease, Release } from '@alltalent/shared/contracts';
import type { TestSite } from '../test-site';
import { aRelease } from './control-plane';

/** Returns a release whose files are in the site's release store, and its source map beside them. */
export function aStoredRelease(site: TestSite, remote: string, version: string, change: Partial<PublishRelease> = {}): Release {
  const base = `/r/${remote}/${version}/`;
  const asset = (name: string) => {
    const content = `${name} of ${remote} ${version}`;
    write(join(folderOf(site, remote, version), name), content);
    return { url: `${base}${name}`, integrity: `sha384-${createHash('sha384').update(content).digest('base64')}` };
  };
  const [entry, js, css] = [asset('remoteEntry.js'), asset('routes.js'), asset('routes.css')];
  write(join(mapsOf(site, remote, version), 'routes.js.map'), '{}');
  return aRelease(remote, version, { entry, exposes: [{ name: 'routes', js: [js], css: [css] }], files: [entry, js, css], ...change });
}

export function folderOf({ config }: TestSite, remote: string, version: string): string {
  return join(config.releaseStore ?? '', remote, version);
}

export function mapsOf({ config }: TestSite, remote: string, version: string): string {
  return join(config.dataDir, 'source-maps', remote, version);
}

/** Sets when a folder got its files, in milliseconds since 1970. */
export function dateFolder(folder: string, at: number): void {
  utimesSync(folder, at / 1000, at / 1000);
}

function write(path: string, content: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
}
