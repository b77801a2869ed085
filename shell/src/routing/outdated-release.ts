import { failedFile, isFileGone } from '@alltalent/shared/federation';
import { hasTypedText } from './typed-text';

const RELOAD_MS = 3000;

export type Navigation = {
  /** Where the visitor is going from a page that stands; null for the first page of a document, which is new already. */
  readonly goingTo: string | null;
  /** Remote and version: each gets one reload. */
  readonly release: string;
};

/**
 * What to do about a file that did not come. Gone for good after a deploy, on the way to another page: the document is
 * loaded anew, once per release, and never over something typed. Resolves with whether the release is outdated, if the
 * document stays.
 */
export async function reloadIfOutdated(error: unknown, { goingTo, release }: Navigation): Promise<boolean> {
  const file = failedFile(error);
  if (goingTo === null || file === null || !(await isFileGone(file))) return false;
  if (hasTypedText() || !takeTurn(release)) return true;
  location.assign(goingTo);
  await new Promise((resolve) => setTimeout(resolve, RELOAD_MS));
  return true;
}

/** True once per release in this tab; where the browser keeps no note of it, never. */
function takeTurn(release: string): boolean {
  const key = `reloaded:${release}`;
  try {
    if (sessionStorage.getItem(key) !== null) return false;
    sessionStorage.setItem(key, '1');
    return sessionStorage.getItem(key) === '1';
  } catch {
    return false;
  }
}
