import { ENDPOINTS, type SendEnquiryInput, sendEnquirySchema } from '@alltalent/shared/contracts';
import type { LetterPlan } from '../../domain/enquiry/use-letter';

type ContactLetter = Omit<SendEnquiryInput, 'form_token'>;

const EMPTY_CONTACT = { topic: '', name: '', email_id: '', message: '', website: '' };
export type ContactValues = Readonly<typeof EMPTY_CONTACT>;

export const CONTACT_PLAN: LetterPlan<ContactValues, ContactLetter> = {
  name: 'contact',
  empty: EMPTY_CONTACT,
  schema: sendEnquirySchema,
  endpoint: ENDPOINTS.sendEnquiry,
  toInput: (values) => {
    const { form_token: _token, ...letter } = sendEnquirySchema.cast(values, { stripUnknown: true });
    return letter;
  },
};
