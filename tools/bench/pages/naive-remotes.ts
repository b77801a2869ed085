import type { LoaderOptions, RemoteLoader } from '@alltalent/shared/federation';

/** Federation as its documentation shows it: the manifest names the entry, the entry its files, each when it is asked for. */
export function createRemoteLoader({ runtime, remotes }: LoaderOptions): RemoteLoader {
  return {
    versionOf: (remote) => remotes.find((record) => record.remote === remote)?.version ?? '',
    async load(remote, expose) {
      const manifest = await fetch(`/_manifest/${remote}.json`);
      const { entry } = (await manifest.json()) as { readonly entry: string };
      runtime.registerRemotes([{ name: remote, entry, entryGlobalName: remote, type: 'global' }]);
      return runtime.loadRemote(`${remote}/${expose}`);
    },
  };
}
