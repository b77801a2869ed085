import type { PageRegistry } from '@alltalent/shared/contracts';
import { failedFile, isFileGone } from '@alltalent/shared/federation';
import { hasTypedText } from './typed-text';

const RELOAD_MS = 3000;

export type Navigation = {
  /** URL that the visitor navigates to; null for the first page of a document, which is up to date. */
  readonly goingTo: string | null;
  /** Remote and version, which get one reload. */
  readonly release: string;
};

/**
 * Handles a file that did not load. When it is gone after a deploy and the visitor is on the way to another page, loads
 * that page's document: once per release, and never when typed text would be lost. Otherwise resolves with whether the
 * release is outdated.
 */
export async function reloadIfOutdated(error: unknown, { goingTo, release }: Navigation): Promise<boolean> {
  const file = failedFile(error);
  if (goingTo === null || file === null || !(await isFileGone(file))) return false;
  await loadOnce(release, () => location.assign(goingTo));
  return true;
}

/** A release of this page. */
export type PageReleaseName = { readonly remote: string; readonly version: string };

/**
 * Handles a file of a part of the present page, such as a dialog. When it is gone and a new document of the page has another
 * release, loads that document, as `reloadIfOutdated` does. Resolves with whether it is on its way.
 */
export async function reloadIfGone(file: string, { remote, version }: PageReleaseName): Promise<boolean> {
  if (!(await isFileGone(file)) || !(await isRenewed({ remote, version }))) return false;
  return loadOnce(`${remote}@${version}`, () => location.reload());
}

/** Whether a new document of this page has another release of a remote: only then a reload gives its files. */
async function isRenewed({ remote, version }: PageReleaseName): Promise<boolean> {
  try {
    // oxlint-disable-next-line no-restricted-globals -- A document, no call of the API.
    const response = await fetch(location.href, { cache: 'no-store', signal: AbortSignal.timeout(RELOAD_MS) });
    const page = new DOMParser().parseFromString(await response.text(), 'text/html');
    const { remotes } = JSON.parse(page.getElementById('registry')?.textContent ?? '') as Pick<PageRegistry, 'remotes'>;
    return remotes.some((record) => record.remote === remote && record.version !== version);
  } catch {
    return false;
  }
}

async function loadOnce(release: string, load: () => void): Promise<boolean> {
  if (hasTypedText() || !markReloaded(release)) return false;
  load();
  await new Promise((resolve) => setTimeout(resolve, RELOAD_MS));
  return true;
}

/** Records the reload of a release. True once per release in this tab; never true where the browser does not store it. */
function markReloaded(release: string): boolean {
  const key = `reloaded:${release}`;
  try {
    if (sessionStorage.getItem(key) !== null) return false;
    sessionStorage.setItem(key, '1');
    return sessionStorage.getItem(key) === '1';
  } catch {
    return false;
  }
}
