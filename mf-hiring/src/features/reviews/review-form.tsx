import { useKeyedRequest } from '@alltalent/shared/api';
import { type Booking, ENDPOINTS, formatDay, HIRING_LIMITS, REVIEW_QUESTIONS, writeReviewSchema } from '@alltalent/shared/contracts';
import { errorsIn, fieldsOf, FormAlert, FormTextArea, showRefusal, SubmitButton } from '@alltalent/shared/ui/form';
import { useQueryClient } from '@tanstack/react-query';
import { Form, Formik, type FormikHelpers } from 'formik';
import page from '../../domain/page/page.module.css';
import { t } from '../../messages';
import { PointsField } from './points-field';
import { bookingReviewsQuery } from './reviews.query';

export type ReviewFormProps = { readonly booking: Booking; readonly name: string; readonly until: string };

const EMPTY = { first: '', second: '', third: '', text: '' };
type Values = typeof EMPTY;
const NAMES = ['first', 'second', 'third'] as const;

/** Three questions and a text. A review is sent once and not changed later. */
export function ReviewForm({ booking: { id, side }, name, until }: ReviewFormProps) {
  const send = useKeyedRequest(ENDPOINTS.writeReview);
  const queryClient = useQueryClient();
  const { queryKey } = bookingReviewsQuery(id);
  const write = async (values: Values, form: FormikHelpers<Values>) => {
    form.setStatus(undefined);
    try {
      const { data } = await send(inputOf(id, values));
      queryClient.setQueryData(queryKey, data);
    } catch (error) {
      showRefusal(error, form, { fieldOf: fieldsOf(EMPTY) });
    }
  };
  return (
    <Formik
      initialValues={EMPTY}
      validate={(values) => errorsIn(writeReviewSchema, inputOf(id, values))}
      validateOnChange={false}
      validateOnBlur={false}
      onSubmit={write}
    >
      <Form className={page.box} noValidate aria-label={t('reviews.form')}>
        <p className="muted">{t('reviews.rules', { name, day: formatDay(until) })}</p>
        {NAMES.map((field, index) => (
          <PointsField key={field} name={field} label={REVIEW_QUESTIONS[side][index] ?? ''} />
        ))}
        <FormTextArea name="text" label={t('reviews.text')} rows={4} maxLength={HIRING_LIMITS.review} />
        <FormAlert />
        <div>
          <SubmitButton>{t('reviews.send')}</SubmitButton>
        </div>
      </Form>
    </Formik>
  );
}

const inputOf = (id: number, { first, second, third, text }: Values) => ({
  booking_id: id,
  first: Number(first),
  second: Number(second),
  third: Number(third),
  text: text.trim(),
});
