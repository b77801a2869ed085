import { hasCode, useKeyedRequest } from '@alltalent/shared/api';
import { type Booking, ENDPOINTS, HIRING_LIMITS, type SaveCallSheetInput, saveCallSheetSchema } from '@alltalent/shared/contracts';
import { Button } from '@alltalent/shared/ui';
import { errorsIn, fieldsOf, FormAlert, FormTextArea, FormTextField, showRefusal, SubmitButton } from '@alltalent/shared/ui/form';
import { Form, Formik, type FormikHelpers } from 'formik';
import { useState } from 'react';
import page from '../../domain/page/page.module.css';
import { t } from '../../messages';
import { useBookingChange } from './use-booking-change';

export type CallSheetFormProps = { readonly booking: Booking; readonly onClose: () => void };
type Values = Omit<SaveCallSheetInput, 'id' | 'revision'>;

/** Form of the call sheet. When it was changed elsewhere meanwhile, what was typed stays and can be saved over it. */
export function CallSheetForm({ booking, onClose }: CallSheetFormProps) {
  const { id, revision, call_time, place, call_sheet: sheet } = booking;
  const { contact_name, contact_phone, bring, notes } = sheet;
  const [start] = useState<Values>({ call_time, place, contact_name, contact_phone, bring, notes });
  const { mutateAsync } = useBookingChange({ id, send: useKeyedRequest(ENDPOINTS.saveCallSheet), onDone: onClose });
  const save = async (values: Values, form: FormikHelpers<Values>) => {
    form.setStatus(undefined);
    try {
      await mutateAsync({ id, revision, ...values });
    } catch (error) {
      if (hasCode(error, 'REVISION_STALE')) form.setStatus(t('bookings.stale'));
      else showRefusal(error, form, { fieldOf: fieldsOf(start) });
    }
  };
  return (
    <Formik initialValues={start} validate={callSheetErrors} validateOnChange={false} validateOnBlur={false} onSubmit={save}>
      <Form className={page.box} noValidate>
        <div className={page.fields}>
          <FormTextField name="call_time" type="time" label={t('bookings.callTimeField')} />
          <FormTextField name="place" label={t('bookings.place')} maxLength={HIRING_LIMITS.place} isRequired />
          <FormTextField name="contact_name" label={t('bookings.contactName')} maxLength={HIRING_LIMITS.contactName} />
          <FormTextField
            name="contact_phone"
            type="tel"
            label={t('bookings.contactPhone')}
            inputMode="tel"
            maxLength={HIRING_LIMITS.contactPhone}
          />
          <FormTextArea
            className={page.wide ?? ''}
            name="bring"
            label={t('bookings.bringField')}
            rows={2}
            maxLength={HIRING_LIMITS.bring}
          />
          <FormTextArea
            className={page.wide ?? ''}
            name="notes"
            label={t('bookings.notesField')}
            rows={5}
            maxLength={HIRING_LIMITS.callSheetNotes}
          />
        </div>
        <FormAlert />
        <div className={page.actions}>
          <SubmitButton variant="ink">{t('bookings.saveCallSheet')}</SubmitButton>
          <Button variant="line" onClick={onClose}>
            {t('hiring.cancelEdit')}
          </Button>
        </div>
      </Form>
    </Formik>
  );
}

const callSheetErrors = (values: Values): object => errorsIn(saveCallSheetSchema, { id: 1, revision: 1, ...values });
