/** Pages where the card would disturb, such as a job with its application form, or where it would say nothing new. */
const QUIET = /^\/(?:(?:checkout|membership|account|frontend|post-a-job)(?:\/|$)|jobs\/.)/u;

export function isQuietPath(pathname: string): boolean {
  return QUIET.test(pathname);
}

/** Whether a dialog is open, a field has the focus, the cookie choice is asked, or the page is hidden. */
export function isBusyMoment(): boolean {
  if (document.hidden || hasDialog()) return true;
  const isTyping = document.activeElement?.matches('input, textarea, select, [contenteditable]') ?? false;
  return isTyping || document.querySelector('[aria-label="Cookie choice"]') !== null;
}

export function hasDialog(): boolean {
  return document.querySelector('dialog[open]') !== null;
}
