import { t } from '../messages';
import { DomainError } from '../domain-error';

/** People never see this field. Somebody whose browser filled it in all the same learns how to send the form. */
export function refuseProgram({ website }: { readonly website: string }): void {
  if (website.trim() === '') return;
  throw new DomainError('FORM_REFUSED', { detail: t('form.refused') });
}
