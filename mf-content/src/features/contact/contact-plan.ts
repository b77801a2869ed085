import { ENDPOINTS, type ContactMessageInput, contactMessageSchema } from '@alltalent/shared/contracts';
import { contactMessagePlan } from '../../domain/contact-message/contact-message-plan';

type ContactMessage = Omit<ContactMessageInput, 'form_token'>;

const EMPTY_CONTACT = { topic: '', name: '', email_id: '', message: '', website: '' };
export type ContactValues = Readonly<typeof EMPTY_CONTACT>;

export const CONTACT_PLAN = contactMessagePlan<ContactValues, ContactMessage>({
  name: 'contact',
  empty: EMPTY_CONTACT,
  rules: contactMessageSchema,
  endpoint: ENDPOINTS.sendContactMessage,
  toInput: (values) => {
    const { form_token: _token, ...message } = contactMessageSchema.cast(values, { stripUnknown: true });
    return message;
  },
});
