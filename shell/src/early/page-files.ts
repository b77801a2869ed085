import { PAGE_FILES_ID } from '@alltalent/shared/federation/drawn-page';

/** How long after its load event a document waits for its first frame, which comes within a few frames where there is one. */
const LATEST_FRAME_MS = 1000;

/**
 * Puts the scripts of a drawn page into the document once the browser has made its first frame, so that its styles, its first
 * pictures and its fonts do not share the connection with them (docs/decisions/0083). A tab that nobody sees has no frames: its
 * scripts come at once. In a browser that makes none they come a second after the document has loaded.
 */
export function loadFilesAfterPaint(): void {
  if (document.visibilityState === 'hidden') return whenParsed(insertFiles);
  addEventListener('load', () => setTimeout(insertFiles, LATEST_FRAME_MS));
  // A frame's callbacks run before its layout, and a timer after it.
  requestAnimationFrame(() => setTimeout(() => whenParsed(insertFiles)));
}

/** A document may be painted before all of it is there, and the scripts read its last part. */
function whenParsed(run: () => void): void {
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', run, { once: true });
  else run();
}

/** Inserts what the document's template holds. Does nothing in a document without one, and when called again. */
function insertFiles(): void {
  const template = document.getElementById(PAGE_FILES_ID);
  if (!(template instanceof HTMLTemplateElement)) return;
  template.remove();
  const files = document.importNode(template.content, true);
  // Inserted scripts run in any order otherwise, and the second needs the first.
  for (const script of files.querySelectorAll('script')) script.async = false;
  document.head.append(files);
}
