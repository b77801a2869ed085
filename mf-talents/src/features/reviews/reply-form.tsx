import { useKeyedRequest } from '@alltalent/shared/api';
import { ENDPOINTS, replyReviewSchema } from '@alltalent/shared/contracts';
import { Button } from '@alltalent/shared/ui';
import { FormAlert, FormTextArea, fieldsOf, showRefusal, SubmitButton } from '@alltalent/shared/ui/form';
import { Form, Formik, type FormikHelpers } from 'formik';
import { t } from '../../messages';
import styles from './reviews.module.css';

export type ReplyFormProps = { readonly reviewId: number; readonly onSent: () => void; readonly onCancel: () => void };
type Values = { readonly text: string };

const SCHEMA = replyReviewSchema.pick(['text']);

export function ReplyForm({ reviewId, onSent, onCancel }: ReplyFormProps) {
  const send = useKeyedRequest(ENDPOINTS.replyReview);
  const handleSubmit = async (values: Values, form: FormikHelpers<Values>) => {
    form.setStatus(undefined);
    try {
      await send({ id: reviewId, ...SCHEMA.cast(values) });
      onSent();
    } catch (error) {
      showRefusal(error, form, { fieldOf: fieldsOf(values) });
    }
  };
  return (
    <Formik<Values> initialValues={{ text: '' }} validationSchema={SCHEMA} validateOnBlur={false} onSubmit={handleSubmit}>
      <Form className={styles.form} noValidate>
        <FormTextArea label={t('reviews.replyLabel')} name="text" rows={3} hint={t('reviews.replyHint')} />
        <FormAlert />
        <div className={styles.actions}>
          <SubmitButton>{t('reviews.replySend')}</SubmitButton>
          <Button variant="line" onClick={onCancel}>
            {t('reviews.replyCancel')}
          </Button>
        </div>
      </Form>
    </Formik>
  );
}
