import type { RecordedRemote } from './recorded-remotes';

type Lists = { readonly workspaces: readonly string[] };

/** Returns package.json with the folders of the remotes among its workspaces, before that of the journeys. */
export function manifestText(manifest: string, remotes: readonly RecordedRemote[]): string {
  const { workspaces } = JSON.parse(manifest) as Lists;
  const others = workspaces.filter((folder) => !folder.startsWith('mf-'));
  const index = others.indexOf('e2e');
  const all = [...others.slice(0, index), ...remotes.map(({ folder }) => folder), ...others.slice(index)];
  return manifest.replace(/"workspaces": \[[^\]]*\]/u, `"workspaces": [\n${all.map((folder) => `    "${folder}"`).join(',\n')}\n  ]`);
}

/** Returns the settings of an editor with the remotes to choose from, by name. */
export function launchText(settings: string, remotes: readonly RecordedRemote[]): string {
  const names = remotes.map(({ folder }) => `"${folder}"`).toSorted();
  return settings.replace(/"options": \["mf-[^\]]*\]/u, `"options": [${names.join(', ')}]`);
}
