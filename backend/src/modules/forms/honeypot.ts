import { SUPPORT_ADDRESS } from '@alltalent/shared/contracts';
import { DomainError } from '../../platform/domain-error';

/** People never see this field. Somebody whose browser filled it in all the same learns how to reach us. */
export function refuseProgram({ website }: { readonly website: string }): void {
  if (website.trim() === '') return;
  throw new DomainError('FORM_REFUSED', { detail: `This form could not be taken. Please write to ${SUPPORT_ADDRESS} instead.` });
}
