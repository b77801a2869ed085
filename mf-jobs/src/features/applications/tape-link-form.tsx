import { ApiError, messageOf } from '@alltalent/shared/api';
import { ENDPOINTS, JOB_LIMITS, RECORDING_PLACES, sendSelfTapeSchema } from '@alltalent/shared/contracts';
import { FormTextField, SubmitButton } from '@alltalent/shared/ui/form';
import { Form, Formik, type FormikHelpers } from 'formik';
import { tapeText } from '../../domain/tape/messages';
import type { SelfTapeFormProps } from './self-tape-form-props';
import css from './self-tape.module.css';
import { useApplicationChange } from './use-application-change';

type Values = { readonly address: string };

const SCHEMA = sendSelfTapeSchema.pick(['address']);

/** Field for the link to a recording, with its error. */
export function TapeLinkForm({ id, isReplacing, onDone }: SelfTapeFormProps) {
  const { mutateAsync: send } = useApplicationChange(ENDPOINTS.sendSelfTape, onDone);
  const handleSubmit = async (values: Values, form: FormikHelpers<Values>) => {
    try {
      await send({ id, ...SCHEMA.cast(values) });
    } catch (error) {
      form.setFieldError('address', refusalOfTape(error));
    }
  };
  return (
    <Formik<Values> initialValues={{ address: '' }} validationSchema={SCHEMA} validateOnBlur={false} onSubmit={handleSubmit}>
      <Form className={css.form} noValidate>
        <FormTextField
          name="address"
          type="url"
          label="Link to your self-tape"
          hint={`On ${RECORDING_PLACES}. An unlisted link will do: only the client gets it.`}
          maxLength={JOB_LIMITS.tapeUrl}
          autoComplete="off"
          isRequired
        />
        <SubmitButton>{isReplacing ? tapeText('tape.sendInstead') : tapeText('tape.send')}</SubmitButton>
      </Form>
    </Formik>
  );
}

function refusalOfTape(error: unknown): string {
  return (error instanceof ApiError ? error.problem.fields?.['address'] : undefined) ?? messageOf(error);
}
