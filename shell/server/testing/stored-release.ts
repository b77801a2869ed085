import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Release } from '@alltalent/shared/contracts';
import { aRelease, aRoute } from './remote-record';
import type { SiteFolder } from './site-folder';

/** Text of the stylesheet of stored releases. */
export const STYLE = '.card{color:red}';

/**
 * Writes a server bundle with this code into the store of a site. Returns its release, whose pages are below the first letter of
 * the remote's name: `/t/…` for mf_talents. The drawing program of tests runs the code for each page.
 */
export function storeRelease({ config }: SiteFolder, remote: string, code: string, changes: Partial<Release> = {}): Release {
  const { version = '1' } = changes;
  const folder = join(config.releaseStore, remote, version);
  mkdirSync(folder, { recursive: true });
  const store = (name: string, text: string) => {
    writeFileSync(join(folder, name), text);
    return { url: `/r/${remote}/${version}/${name}`, integrity: `sha384-${createHash('sha384').update(text).digest('base64')}` };
  };
  const routes = [aRoute({ pattern: `/${remote.charAt(3)}/:slug` })];
  const exposes = [{ name: 'routes' as const, js: [], css: [store('routes.css', STYLE)] }];
  return aRelease({ remote, routes, exposes, server: store('server.cjs', code), ...changes });
}
