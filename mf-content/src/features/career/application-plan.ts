import { ENDPOINTS, type SendApplicationInput, sendApplicationSchema } from '@alltalent/shared/contracts';
import { contactMessagePlan } from '../../domain/contact-message/contact-message-plan';

type Application = Omit<SendApplicationInput, 'form_token'>;

/** Empty values: `cv` is the server's id of the file, `cv_label` its name, `cv_refusal` the reason it was refused. */
const EMPTY_APPLICATION = {
  opening: '',
  name: '',
  email_id: '',
  contact_no: '',
  link: '',
  note: '',
  cv: '',
  cv_label: '',
  cv_refusal: '',
  website: '',
};
export type ApplicationValues = Readonly<typeof EMPTY_APPLICATION>;

/** In place of a CV that is being sent. */
export const ON_ITS_WAY = 'on its way';

export const APPLICATION_PLAN = contactMessagePlan<ApplicationValues, Application>({
  name: 'application',
  empty: EMPTY_APPLICATION,
  check: ({ cv, cv_refusal }) => {
    if (cv_refusal !== '') return { cv: cv_refusal };
    return cv === ON_ITS_WAY ? { cv: 'Your CV is still on its way. Wait a moment, then send once more.' } : {};
  },
  rules: sendApplicationSchema,
  endpoint: ENDPOINTS.sendApplication,
  toInput: (values) => {
    const { form_token: _token, ...application } = sendApplicationSchema.cast(values, { stripUnknown: true });
    return application;
  },
});
