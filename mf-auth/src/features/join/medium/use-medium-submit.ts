import { refusalOf, waitOf } from '@alltalent/shared/api';
import type { JoinProgress, SendCodeResponse } from '@alltalent/shared/contracts';
import type { FormikHelpers } from 'formik';
import { useDialCode } from '../../../domain/sign-in/dial-code';
import { formFailureOf } from '../panel/failure';
import type { Medium } from '../panel/medium';
import { findProgress } from '../join-progress.query';
import { asMedium, fieldOf, type MediumValues } from './medium-values';
import { sendCode } from '../code/send-code';

export type MediumSubmit = {
  readonly onSent: (medium: Medium, sent: SendCodeResponse) => void;
  /** The code asked for is on its way already, or has been taken. */
  readonly onUnderWay: (progress: JoinProgress) => void;
};

export function useMediumSubmit({ onSent, onUnderWay }: MediumSubmit) {
  const usualDialCode = useDialCode();
  return async (values: MediumValues, form: FormikHelpers<MediumValues>) => {
    form.setStatus(undefined);
    const medium = asMedium(values, usualDialCode);
    try {
      onSent(medium, await sendCode(medium));
    } catch (error) {
      const progress = waitOf(error) === undefined ? null : await findProgress(medium);
      if (progress) return onUnderWay({ ...progress, retry_after: Math.max(progress.retry_after, waitOf(error) ?? 0) });
      const failure = formFailureOf(error);
      if (failure) form.setStatus(failure);
      else form.setFieldError(fieldOf(values.kind), refusalOf(error));
    }
  };
}
