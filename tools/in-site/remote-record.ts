import { neededVersion, type RemoteBuild, SINGLETONS } from '@alltalent/shared/build';
import type { RemoteRecord } from '@alltalent/shared/contracts';
import { integrityOf } from '../build/assets';
import { buildOf, declarationOf } from '../isolation/isolated-page';

/** Path of everything that the development server has of its own. */
export const BASE = '/_dev/';

/** Returns the path of the files of a remote: '/_dev/mf_talents/'. */
export function baseOf(remote: string): string {
  return `${BASE}${remote}/`;
}

/** A remote of this machine: its record for the registry of a page, and the script that the record names. */
export type DevelopmentRemote = {
  /** Package: 'mf-talents'. */
  readonly name: string;
  readonly record: RemoteRecord;
  readonly script: string;
};

export async function developmentRemote(name: string): Promise<DevelopmentRemote> {
  const build = await buildOf(name);
  const script = entryScript(build.name);
  return { name, script, record: recordOf(name, build, integrityOf(Buffer.from(script))) };
}

/**
 * Returns the script that a page runs as the entry of a remote. Its hash is known before the remote is compiled, and stays as the
 * remote changes; the real entry is loaded when the page needs something of it.
 */
export function entryScript(remote: string): string {
  const file = JSON.stringify(`${baseOf(remote)}remoteEntry.js`);
  return `(() => {
  const name = ${JSON.stringify(remote)};
  let entry;
  const load = () => (entry ??= new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = ${file};
    script.onload = () => resolve(globalThis[name]);
    script.onerror = () => {
      entry = undefined;
      reject(new Error(${file} + ' could not be loaded'));
    };
    document.head.append(script);
  }));
  globalThis[name] = {
    init: (...args) => load().then((container) => container.init(...args)),
    get: (...args) => load().then((container) => container.get(...args)),
  };
})();
`;
}

function recordOf(name: string, { name: remote, exposes }: RemoteBuild, integrity: string): DevelopmentRemote['record'] {
  return {
    remote,
    version: 'development',
    base: baseOf(remote),
    entry: { url: `${baseOf(remote)}entry.js`, integrity },
    exposes: Object.keys(exposes).map((key) => ({ name: key.replace('./', ''), js: [], css: [] })),
    routes: [...declarationOf(name).routes],
    needs: SINGLETONS.map((id) => ({ name: id, range: neededVersion(id) })),
    fallback: null,
    experiment: null,
    variant: null,
  };
}
