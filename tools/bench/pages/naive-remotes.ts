import type { LoaderOptions, RemoteLoader } from '@alltalent/shared/federation';

/**
 * Remote loader that works as federation's documentation shows it: manifest, then entry, then its files, each requested
 * only when needed.
 */
export function createRemoteLoader({ runtime, remotes }: LoaderOptions): RemoteLoader {
  const load: RemoteLoader['load'] = async (remote, expose) => {
    const manifest = await fetch(`/_manifest/${remote}.json`);
    const { entry } = (await manifest.json()) as { readonly entry: string };
    runtime.registerRemotes([{ name: remote, entry, entryGlobalName: remote, type: 'global' }]);
    return runtime.loadRemote(`${remote}/${expose}`);
  };
  const versionOf = (remote: string) => remotes.find((record) => record.remote === remote)?.version ?? '';
  return { versionOf, load, prepare: load };
}
