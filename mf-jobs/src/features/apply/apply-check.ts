import { applyForJobSchema } from '@alltalent/shared/contracts';
import { type FormikErrors, yupToFormErrors } from 'formik';
import type { ApplyDraft } from './apply-draft';

/** Validates a draft: the contract's rules, and a response to the job's question if it has one. */
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
