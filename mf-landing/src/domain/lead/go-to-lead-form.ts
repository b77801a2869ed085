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

/** Tells when somebody wants to go to the form; returns how to stop. */
export function listenForWishes(section: Element | null, onWish: () => void): () => void {
  section?.addEventListener(WANTED, onWish);
  return () => section?.removeEventListener(WANTED, onWish);
}
