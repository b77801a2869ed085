import { useKeyedRequest } from '@alltalent/shared/api';
import { ENDPOINTS } from '../../contracts';
import { replyReviewSchema } from '../../contracts/hiring/reviews';
import { Button } from '../button/button';
import { FormAlert, FormTextArea, fieldsOf, showRefusal, SubmitButton } from '../form';
import { Form, Formik, type FormikHelpers } from 'formik';
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
        <FormTextArea
          label="Your reply"
          name="text"
          rows={3}
          hint="Everybody can read it, and you cannot change it later. Leave phone numbers and e-mail addresses out."
        />
        <FormAlert />
        <div className={styles.actions}>
          <SubmitButton>Publish the reply</SubmitButton>
          <Button variant="line" onClick={onCancel}>
            Cancel
          </Button>
        </div>
      </Form>
    </Formik>
  );
}
