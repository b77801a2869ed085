import { createHash } from 'node:crypto';
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Release } from '@alltalent/shared/contracts';

/** A release of which a copy with other code is made. */
export type Original = { readonly release: Release; /** Folder of all releases. */ readonly store: string };

/** Changes of the code of a copy: of the script it begins with in browsers, and of its server bundle. */
export type CodeChange = { readonly entry?: (code: string) => string; readonly server?: (code: string) => string };

/** Stores the files of a release once more under another version, with other code where `change` says so. Returns the new release. */
export function storeCopy({ release, store }: Original, version: string, change: CodeChange): Release {
  const folder = join(store, release.remote, version);
  cpSync(join(store, release.remote, release.version), folder, { recursive: true });
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
    if (/\.(?:br|gz|map)$/u.test(name)) rmSync(join(folder, name));
  let text = JSON.stringify(release).replaceAll(release.base, release.base.replace(release.version, version));
  const edit = (url: string, code: ((own: string) => string) | undefined) => {
    const file = join(folder, url.slice(release.base.length));
    const before = readFileSync(file, 'utf8');
    if (!code) return;
    const after = code(before);
    if (after === before) throw new Error(`The code of ${url} was left as it is.`);
    writeFileSync(file, after);
    text = text.replaceAll(hashOf(before), hashOf(after));
  };
  edit(release.entry.url, change.entry);
  if (release.server) edit(release.server.url, change.server);
  return { ...(JSON.parse(text) as Release), version };
}

function hashOf(code: string): string {
  return createHash('sha384').update(code).digest('base64');
}
