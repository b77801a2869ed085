const CHANGED = 'alltalent:modals';

/** On the document, not in a variable: each remote brings its own copy of this file. */
export function announceModals(): void {
  document.dispatchEvent(new Event(CHANGED));
}

export function watchModals(tell: () => void): () => void {
  document.addEventListener(CHANGED, tell);
  return () => document.removeEventListener(CHANGED, tell);
}

export function topModal(): HTMLDialogElement | null {
  return [...document.querySelectorAll<HTMLDialogElement>('dialog[open]')].at(-1) ?? null;
}
