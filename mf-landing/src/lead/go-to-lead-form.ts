import { prefersReducedMotion } from '@alltalent/shared/ui';
import { LEAD_FORM_ID } from './lead-form-id';

/** Scrolls to the form and puts the focus on its first field. */
export function goToLeadForm(): void {
  const section = document.getElementById(LEAD_FORM_ID);
  section?.scrollIntoView({ behavior: prefersReducedMotion() ? 'auto' : 'smooth' });
  section?.querySelector<HTMLInputElement>('form input:not([tabindex="-1"])')?.focus({ preventScroll: true });
}
