import type { LoaderOptions, RemoteLoader } from '@alltalent/shared/federation';

/** Federation as its documentation shows it: the manifest names the entry, the entry its files, each when it is asked for. */
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
