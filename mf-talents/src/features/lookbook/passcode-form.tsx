import { ApiError, refusalOf, request } from '@alltalent/shared/api';
import { ENDPOINTS, type OpenLookbookInput, openLookbookSchema } from '@alltalent/shared/contracts';
import { FormTextField, SubmitButton } from '@alltalent/shared/ui/form';
import { useQueryClient } from '@tanstack/react-query';
import { Form, Formik, type FormikHelpers } from 'formik';
import css from './gone.module.css';
import { showLookbook } from './lookbook.query';

export type PasscodeFormProps = { readonly token: string };
type Values = Pick<OpenLookbookInput, 'passcode'>;

const SCHEMA = openLookbookSchema.pick(['passcode']);

export function PasscodeForm({ token }: PasscodeFormProps) {
  const queryClient = useQueryClient();
  const handleSubmit = async (values: Values, form: FormikHelpers<Values>) => {
    try {
      const { data } = await request(ENDPOINTS.openLookbook, { token, ...SCHEMA.cast(values) });
      showLookbook(queryClient, token, data);
    } catch (error) {
      form.setFieldError('passcode', refusalOfPasscode(error));
    }
  };
  return (
    <Formik<Values> initialValues={{ passcode: '' }} validationSchema={SCHEMA} validateOnBlur={false} onSubmit={handleSubmit}>
      <Form className={css.form} noValidate>
        <FormTextField name="passcode" label="Passcode" autoComplete="off" autoCapitalize="none" spellCheck={false} isRequired />
        <SubmitButton variant="marigold">Open</SubmitButton>
      </Form>
    </Formik>
  );
}

function refusalOfPasscode(error: unknown): string {
  return (error instanceof ApiError ? error.problem.fields?.['passcode'] : undefined) ?? refusalOf(error);
}
