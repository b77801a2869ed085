/** What a change of files touches of one package. */
export type Concern = {
  readonly packageName: string;
  /** Changed files that are in its bundles or decide how they are built. */
  readonly because: readonly string[];
};

/** Files outside every bundle that decide what bundles are: the build, and the versions of packages. */
const OF_EVERY_BUILD = /^(?:package-lock\.json|shared\/(?:build\/(?!isolation-config)|package\.json)|tools\/build\/)(?!.*\.test\.ts$)/u;

/** Files of a remote's own folder that are in no module, and in its release. */
const OF_ITS_BUILD = /^(?:remote\.json|package\.json|webpack\.config\.ts)$/u;

/** Returns what a change touches of a package. `bundled`: the files in its last build; null without one, so that it counts as touched. */
export function concernOf(packageName: string, changed: readonly string[], bundled: readonly string[] | null): Concern {
  const inBundle = new Set(bundled);
  const isConcerned = (file: string) =>
    inBundle.has(file) ||
    OF_EVERY_BUILD.test(file) ||
    (file.startsWith(`${packageName}/`) && (bundled === null || OF_ITS_BUILD.test(file.slice(packageName.length + 1))));
  return { packageName, because: changed.filter(isConcerned) };
}
