import { ApiError, messageOf, request } from '@alltalent/shared/api';
import { dayInIndia, ENDPOINTS, formatShortDay, isDate, lastClosingDay } from '@alltalent/shared/contracts';
import { addToastAtom } from '@alltalent/shared/state';
import { Dialog, Alert, TextButton } from '@alltalent/shared/ui';
import { FormTextField, SubmitButton } from '@alltalent/shared/ui/form';
import { useQueryClient } from '@tanstack/react-query';
import { Form, Formik, type FormikHelpers } from 'formik';
import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { reloadDashboard } from '../dashboard.query';
import styles from '../dialog-form.module.css';
import type { ExtendedJob } from './extended-job';

type Values = { readonly closes_on: string };
type ExtendDialogProps = { readonly job: ExtendedJob; readonly onClose: () => void };

export function ExtendDialog({ job, onClose }: ExtendDialogProps) {
  const handleSubmit = useExtending(job, onClose);
  const [today] = useState(() => dayInIndia(Date.now()));
  const first = job.closes_on > today ? job.closes_on : today;
  const last = lastClosingDay(today);
  return (
    <Dialog isOpen onClose={onClose} title="Until when may people apply?">
      <Formik<Values>
        initialValues={{ closes_on: '' }}
        validate={({ closes_on }) => errorOf(closes_on, first, last)}
        validateOnBlur={false}
        onSubmit={handleSubmit}
      >
        {({ status, isSubmitting }) => (
          <Form className={styles.form} noValidate>
            <p className="muted">
              “{job.title}” closes on {formatShortDay(job.closes_on)} for now. It may stay open until {formatShortDay(last)}.
            </p>
            <FormTextField name="closes_on" label="Last day to apply" type="date" min={first} max={last} autoFocus />
            {typeof status === 'string' && !isSubmitting && <Alert kind="error">{status}</Alert>}
            <div className={styles.foot}>
              <SubmitButton variant="ink">Save the day</SubmitButton>
              <TextButton onClick={onClose}>Leave it</TextButton>
            </div>
          </Form>
        )}
      </Formik>
    </Dialog>
  );
}

function errorOf(day: string, first: string, last: string): Partial<Values> {
  if (!isDate(day)) return { closes_on: 'Please choose a day' };
  if (day <= first) return { closes_on: 'Please choose a later day' };
  return day > last ? { closes_on: `Not later than ${formatShortDay(last)}` } : {};
}

function useExtending(job: ExtendedJob, onClose: () => void) {
  const queryClient = useQueryClient();
  const addToast = useSetAtom(addToastAtom);
  return async ({ closes_on }: Values, form: FormikHelpers<Values>): Promise<void> => {
    form.setStatus(undefined);
    try {
      await request(ENDPOINTS.extendJob, { id: job.id, closes_on });
      addToast({ kind: 'info', text: `“${job.title}” is open until ${formatShortDay(closes_on)}` });
      await reloadDashboard(queryClient);
      onClose();
    } catch (error) {
      const atDay = error instanceof ApiError ? error.problem.fields?.['closes_on'] : undefined;
      if (atDay === undefined) form.setStatus(messageOf(error));
      else form.setFieldError('closes_on', atDay);
    }
  };
}
