import { applyForJobSchema } from '@alltalent/shared/contracts';
import { type FormikErrors, yupToFormErrors } from 'formik';
import type { ApplyDraft } from './apply-draft';

/** What keeps a draft from being sent: the contract's rules, and an answer where the job asks a question. */
export async function checkApplication(draft: ApplyDraft, question: string): Promise<FormikErrors<ApplyDraft>> {
  const unanswered = question !== '' && draft.answer.trim() === '' ? { answer: 'Please answer the question' } : {};
  try {
    await applyForJobSchema.validate(draft, { abortEarly: false });
    return unanswered;
  } catch (error) {
    if (!(error instanceof Error && error.name === 'ValidationError')) throw error;
    return { ...yupToFormErrors<ApplyDraft>(error), ...unanswered };
  }
}
