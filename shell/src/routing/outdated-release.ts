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
  if (hasTypedText() || !markReloaded(release)) return true;
  location.assign(goingTo);
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
