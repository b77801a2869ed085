import type { RemoteRecord } from '@alltalent/shared/contracts';
import { failedFile, type RemoteLoader } from '@alltalent/shared/federation';
import { reloadIfGone } from './outdated-release';

/**
 * Loads the document again when a file of a part of the page is gone, such as a dialog that opens for the first time in a tab whose
 * release is deleted. Files of pages are left to the navigation that needs them, which goes on to its page. Returns what ends it.
 */
export function watchParts(remotes: readonly RemoteRecord[]): () => void {
  const watched = remotes.map((remote) => ({ remote, pageFiles: new Set(pageFilesOf(remote)) }));
  const handleError = ({ target }: Event) => {
    const file = fileOf(target);
    const owner = watched.find(({ remote: { base } }) => file?.startsWith(new URL(base, location.href).href));
    if (!file || !owner || owner.pageFiles.has(file)) return;
    void reloadIfGone(file, owner.remote);
  };
  window.addEventListener('error', handleError, true);
  return () => window.removeEventListener('error', handleError, true);
}

/** Returns a loader of exposed parts, such as the join panel, that loads the document again when the files of one are gone. */
export function withReload(loader: Pick<RemoteLoader, 'load'>, remotes: readonly RemoteRecord[]): Pick<RemoteLoader, 'load'> {
  return {
    load: (name, expose) =>
      loader.load(name, expose).catch(async (error: unknown) => {
        const file = failedFile(error);
        const record = remotes.find(({ remote }) => remote === name);
        if (file !== null && record) await reloadIfGone(file, record);
        throw error;
      }),
  };
}

/** Returns the address of a script or a stylesheet of a page, without what a further try adds to it; null for other elements. */
function fileOf(target: EventTarget | null): string | null {
  const address = target instanceof HTMLScriptElement ? target.src : target instanceof HTMLLinkElement ? styleOf(target) : '';
  if (!URL.canParse(address)) return null;
  const { origin, pathname } = new URL(address);
  return origin + pathname;
}

function styleOf({ rel, href }: HTMLLinkElement): string {
  return rel === 'stylesheet' ? href : '';
}

function pageFilesOf({ entry, exposes, routes }: RemoteRecord): readonly string[] {
  const files = [entry, ...[...exposes, ...routes].flatMap(({ js = [], css = [] }) => [...js, ...css])];
  return files.map(({ url }) => new URL(url, location.href).href);
}
