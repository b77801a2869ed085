import { t } from '../messages';
import { DomainError } from '../domain-error';

/** Refuses a form whose hidden field is filled in. The message tells people whose browser filled it how to send the form. */
export function refuseProgram({ website }: { readonly website: string }): void {
  if (website.trim() === '') return;
  throw new DomainError('FORM_REFUSED', { detail: t('form.refused') });
}
