import { neededVersion, type RemoteBuild, SINGLETONS } from '@alltalent/shared/build';
import type { RemoteRecord } from '@alltalent/shared/contracts';
import { integrityOf } from '../build/assets';
import { buildOf, declarationOf } from '../isolation/isolated-page';
import { baseOf, entryScript } from './entry-script';

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

function recordOf(name: string, { name: remote, exposes }: RemoteBuild, integrity: string): DevelopmentRemote['record'] {
  const declared = declarationOf(name);
  return {
    remote,
    version: 'development',
    base: baseOf(remote),
    entry: { url: `${baseOf(remote)}entry.js`, integrity },
    exposes: Object.keys(exposes).map((key) => ({ name: key.replace('./', ''), js: [], css: [] })),
    routes: [...declared.routes],
    menu_entries: [...(declared.menu_entries ?? [])],
    needs: SINGLETONS.map((id) => ({ name: id, range: neededVersion(id) })),
    fallback: null,
    experiment: null,
    variant: null,
  };
}
