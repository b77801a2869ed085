const CHANGED = 'alltalent:modals';

/** On the document, not in a variable: each remote brings its own copy of this file. */
export function announceModals(): void {
  document.dispatchEvent(new Event(CHANGED));
}

export function watchModals(notify: () => void): () => void {
  document.addEventListener(CHANGED, notify);
  return () => document.removeEventListener(CHANGED, notify);
}

export function topModal(): HTMLDialogElement | null {
  return [...document.querySelectorAll<HTMLDialogElement>('dialog[open]')].at(-1) ?? null;
}
