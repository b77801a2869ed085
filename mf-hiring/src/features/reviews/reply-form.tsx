import { request } from '@alltalent/shared/api';
import { ENDPOINTS, HIRING_LIMITS, type Review } from '@alltalent/shared/contracts';
import { FormAlert, FormTextArea, fieldsOf, showRefusal, SubmitButton } from '@alltalent/shared/ui/form';
import { useQueryClient } from '@tanstack/react-query';
import { Form, Formik, type FormikHelpers } from 'formik';
import page from '../../domain/page/page.module.css';
import { t } from '../../messages';
import { bookingReviewsQuery } from './reviews.query';

export type ReplyFormProps = { readonly review: Review; readonly bookingId: number };

const EMPTY = { text: '' };
const check = ({ text }: typeof EMPTY) => (text.trim() === '' ? { text: t('reviews.replyMissing') } : {});

/** One reply to a review, which everybody reads below it. */
export function ReplyForm({ review: { id }, bookingId }: ReplyFormProps) {
  const queryClient = useQueryClient();
  const { queryKey } = bookingReviewsQuery(bookingId);
  const reply = async ({ text }: typeof EMPTY, form: FormikHelpers<typeof EMPTY>) => {
    form.setStatus(undefined);
    try {
      await request(ENDPOINTS.replyReview, { id, text: text.trim() });
      await queryClient.invalidateQueries({ queryKey });
    } catch (error) {
      showRefusal(error, form, { fieldOf: fieldsOf(EMPTY) });
    }
  };
  return (
    <Formik initialValues={EMPTY} validate={check} validateOnChange={false} validateOnBlur={false} onSubmit={reply}>
      <Form className={page.box} noValidate aria-label={t('reviews.replyForm')}>
        <FormTextArea name="text" label={t('reviews.replyText')} rows={3} maxLength={HIRING_LIMITS.reply} isRequired />
        <FormAlert />
        <div>
          <SubmitButton variant="ink">{t('reviews.replySend')}</SubmitButton>
        </div>
      </Form>
    </Formik>
  );
}
