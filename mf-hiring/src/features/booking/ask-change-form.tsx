import { hasCode, useKeyedRequest } from '@alltalent/shared/api';
import { type AskBookingChangeInput, askBookingChangeSchema, type Booking, ENDPOINTS, HIRING_LIMITS } from '@alltalent/shared/contracts';
import { Button } from '@alltalent/shared/ui';
import { errorsIn, fieldsOf, FormAlert, FormTextArea, FormTextField, showRefusal, SubmitButton } from '@alltalent/shared/ui/form';
import { Form, Formik, type FormikHelpers } from 'formik';
import { useState } from 'react';
import page from '../../domain/page/page.module.css';
import { t } from '../../messages';
import { otherOf } from './booking-change';
import { useBookingChange } from './use-booking-change';

export type AskChangeFormProps = { readonly booking: Booking; readonly onClose: () => void };
type Values = Omit<AskBookingChangeInput, 'id' | 'revision'>;

/** Asks the other side for other days, another time or place. Nothing changes before the answer. */
export function AskChangeForm({ booking, onClose }: AskChangeFormProps) {
  const { id, revision, starts_on, ends_on, call_time, place } = booking;
  const [start] = useState<Values>({ starts_on, ends_on, call_time, place, text: '' });
  const { mutateAsync } = useBookingChange({ id, send: useKeyedRequest(ENDPOINTS.askBookingChange), onDone: onClose });
  const { name } = otherOf(booking);
  const ask = async (values: Values, form: FormikHelpers<Values>) => {
    form.setStatus(undefined);
    try {
      await mutateAsync({ id, revision, ...values });
    } catch (error) {
      if (hasCode(error, 'REVISION_STALE')) form.setStatus(t('bookings.stale'));
      else showRefusal(error, form, { fieldOf: fieldsOf(start) });
    }
  };
  return (
    <Formik initialValues={start} validate={changeErrors} validateOnChange={false} validateOnBlur={false} onSubmit={ask}>
      {({ values }) => (
        <Form className={page.box} noValidate>
          <p>{t('bookings.askChangeText', { name })}</p>
          <div className={page.fields}>
            <FormTextField name="starts_on" type="date" label={t('offers.firstDay')} isRequired />
            <FormTextField name="ends_on" type="date" label={t('offers.lastDay')} min={values.starts_on} isRequired />
            <FormTextField name="call_time" type="time" label={t('bookings.callTimeField')} />
            <FormTextField name="place" label={t('bookings.place')} maxLength={HIRING_LIMITS.place} isRequired />
            <FormTextArea
              className={page.wide ?? ''}
              name="text"
              label={t('bookings.askChangeWhy')}
              rows={3}
              maxLength={HIRING_LIMITS.offerText}
            />
          </div>
          <FormAlert />
          <div className={page.actions}>
            <SubmitButton variant="ink">{t('bookings.askChangeSend', { name })}</SubmitButton>
            <Button variant="line" onClick={onClose}>
              {t('hiring.cancelEdit')}
            </Button>
          </div>
        </Form>
      )}
    </Formik>
  );
}

function changeErrors(values: Values): object {
  const order =
    values.starts_on !== '' && values.ends_on !== '' && values.ends_on < values.starts_on ? { ends_on: t('offers.lastBeforeFirst') } : {};
  return { ...order, ...errorsIn(askBookingChangeSchema, { id: 1, revision: 1, ...values }) };
}
