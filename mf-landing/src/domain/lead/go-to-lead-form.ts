import { prefersReducedMotion } from '@alltalent/shared/ui';
import { LEAD_FORM_ID } from './lead-form-id';

const WANTED = 'lead-form-wanted';

/**
 * Scrolls to the form and puts the focus on its first field, as soon as the form is there. From a dialog: close it in the
 * same press, the way begins once it is closed.
 */
export function goToLeadForm(): void {
  if (document.querySelector('dialog[open]')) setTimeout(go);
  else go();
}

function go(): void {
  const section = document.getElementById(LEAD_FORM_ID);
  section?.scrollIntoView({ behavior: prefersReducedMotion() ? 'auto' : 'smooth' });
  section?.dispatchEvent(new Event(WANTED));
}

/** Calls `onRequest` on every request to focus the form; returns the function that stops listening. */
export function listenForFocusRequests(section: Element | null, onRequest: () => void): () => void {
  section?.addEventListener(WANTED, onRequest);
  return () => section?.removeEventListener(WANTED, onRequest);
}
