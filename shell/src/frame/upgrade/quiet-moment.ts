/** Pages where the card would disturb, as where one applies for a job, or says nothing new. */
const QUIET = /^\/(?:(?:checkout|membership|account|frontend|post-a-job)(?:\/|$)|jobs\/.)/u;

export function isQuietPath(pathname: string): boolean {
  return QUIET.test(pathname);
}

/** True while a dialog is open, something is typed, the cookie choice is asked, or nobody looks. */
export function isBusyMoment(): boolean {
  if (document.hidden || hasDialog()) return true;
  const isTyping = document.activeElement?.matches('input, textarea, select, [contenteditable]') ?? false;
  return isTyping || document.querySelector('[aria-label="Cookie choice"]') !== null;
}

export function hasDialog(): boolean {
  return document.querySelector('dialog[open]') !== null;
}
